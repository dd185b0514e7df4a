import SourceDiagnostics
import Testing

@Suite struct DiagnosticClassTests {
  @Test func `the classes are those of the table`() {
    let codes = { (wanted: DiagnosticClass) in
      DiagnosticID.allCases.filter { $0.class == wanted }.map(\.rawValue).sorted()
        .joined(separator: " ")
    }
    #expect(
      codes(.answerIsNo) == """
        address-unsafe aliased-list anchor-in-use append-only cross-section digest-mismatch \
        duplicate-title expect-failed mode-forbids-delete mode-forbids-edit mode-forbids-insert \
        mode-forbids-move mode-none not-revealed not-sorted row-not-editable row-not-movable \
        row-pinned rules-changed section-has-pinned target-pinned test-failed too-few-rows \
        too-many-deletes too-many-rows would-empty-section would-shift-pinned
        """)
    #expect(
      codes(.invalidScript) == """
        ambiguous-address anchor-is-self bad-address bad-op conflict-source conflict-target \
        duplicate-id incompatible-lists negative-index not-found out-of-range syntax \
        target-inside-source unknown-choice unknown-key wrong-type
        """)
    #expect(
      codes(.document) == """
        bad-encoding cannot-read cannot-write changed-meanwhile duplicate-key hard-linked \
        layout-not-found missing-title not-a-list pin-out-of-range recursive-alias too-deep \
        too-large too-many-aliases unknown-mode unsafe-edit unsupported-encoding usage \
        which-document
        """)
    #expect(codes(.warning) == "suspicious-key will-be-pinned")
  }

  @Test func `what is given as a warning is one, whatever its code`() {
    let error = Diagnostic(.duplicateKey, "twice", at: nil)
    let warning = Diagnostic(.duplicateKey, "twice", at: nil, severity: .warning)
    #expect(error.class == .document)
    #expect(warning.class == .warning)
  }

  @Test func `codes whose own severity is a warning are of that class, and no others`() {
    for id in DiagnosticID.allCases {
      #expect((id.severity == .warning) == (id.class == .warning))
    }
  }
}
