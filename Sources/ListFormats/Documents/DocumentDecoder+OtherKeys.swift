internal import SourceDiagnostics
internal import YAMLSyntax

/// Further keys of sections and rows: the user's data, but for slips of the pen (SPEC §1).
extension DocumentDecoder {
  /// What owns the keys.
  enum EntryKind { case section, row }

  /// A key that looks like a slip of one that matters.
  private struct Lookalike {
    let name: String
    let bytes: [UInt8]

    init(_ name: String) {
      self.name = name
      bytes = Array(name.utf8)
    }
  }

  private static let lookalikes = ["pinned", "footer", "can-edit", "can-move"].map(Lookalike.init)

  /// Warns of keys that are an edit away from one that the program would read.
  mutating func checkOtherKeys(_ keys: [NodeID], in fields: KnownFields, of kind: EntryKind) {
    if kind == .section, keys.count > 1 { checkDuplicates(keys) }
    for key in keys where tree.kind(of: tree.resolved(key)) == .scalar {
      let content = tree.content(of: key)
      guard content.count >= 5, content.count <= 9 else { continue }
      for lookalike in DocumentDecoder.lookalikes where content.isOneEdit(from: lookalike.bytes) {
        guard !isPresent(lookalike.name, in: fields, of: kind) else { continue }
        report(
          .suspiciousKey,
          "'\(tree.text(of: key))' is data here; did you mean '\(lookalike.name)'?", at: key)
      }
    }
  }

  private func isPresent(_ name: String, in fields: KnownFields, of kind: EntryKind) -> Bool {
    switch kind {
    case .section: SectionKey.allCases.contains { $0.name == name && fields[$0] != nil }
    case .row: RowKey.allCases.contains { $0.name == name && fields[$0] != nil }
    }
  }

  /// Keys of the document or a section that stand there twice, those of the user's data too.
  mutating func checkDuplicates(_ keys: [NodeID]) {
    var seen = TextIndex(tree: tree)
    for key in keys where tree.kind(of: tree.resolved(key)) == .scalar {
      if let first = seen.insert(key) {
        reportDuplicates([MappingReader.Duplicate(key: key, first: first)])
      }
    }
  }
}
