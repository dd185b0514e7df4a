import SourceDiagnostics
import Testing

/// What the cases as a whole must show.
struct CaseCoverageTests {
  /// The codes that no file can show: `HostileInputTests` and the tests of files do.
  private static let generated: Set<DiagnosticID> = [
    .tooLarge, .tooManyAliases, .cannotWrite, .hardLinked, .changedMeanwhile,
  ]

  @Test("every code appears in the messages of some case")
  func coversEveryCode() {
    let shown = Set(
      GoldenCase.all.flatMap { golden in
        golden.standardError.split(separator: "\n").compactMap { MessageLine($0)?.code }
      })
    let missing = DiagnosticID.allCases.filter {
      !shown.contains($0.rawValue) && !Self.generated.contains($0)
    }
    #expect(missing.map(\.rawValue) == [])
  }

  @Test("every case says which sentence of SPEC it proves")
  func statesItsClaim() {
    #expect(GoldenCase.all.filter { !$0.claim.hasPrefix("# SPEC §") }.map(\.name) == [])
  }

  @Test("every name in the list of known failures is that of a case")
  func knownFailuresExist() {
    let names = Set(GoldenCase.all.map(\.name))
    #expect(KnownFailures.reasons.keys.filter { !names.contains($0) } == [])
  }
}
