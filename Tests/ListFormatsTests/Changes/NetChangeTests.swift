import ListFormats
import ListModel
import SourceDiagnostics
import Testing
import YAMLSyntax

/// A change is accepted if and only if some order of steps is allowed in which every row does what the
/// result shows (SPEC §9), for all small sections.
@Suite struct NetChangeTests {
  /// The rules that are tried.
  private static let rules: [NetChanges.Rules] = {
    var all: [NetChanges.Rules] = []
    for mode in ["all", "all", "sort", "delete"] {
      for subset in 0..<8 {
        for isDenied in [false, true] {
          var rules = NetChanges.Rules()
          rules.mode = mode
          rules.isShiftDenied = isDenied
          for (place, row) in NetChanges.rows.enumerated() where subset >> place & 1 == 1 {
            rules.marked.insert(row)
          }
          if all.count % 5 == 1 { rules.first = 1 }
          if all.count % 7 == 2 { rules.last = 1 }
          if all.count % 3 == 0 { rules.immovable = [NetChanges.rows[all.count / 3 % 3]] }
          all.append(rules)
        }
      }
    }
    return all
  }()

  @Test func `a change is accepted if some order of its steps is allowed, and only then`() throws {
    let share = max(1, 39_000 / PropertySettings.seeds(share: 1).count)
    var failures = PropertySettings.failures
    var (accepted, refused) = (0, 0)
    for (number, rules) in Self.rules.enumerated() where number % share == 1 % share {
      let changes = NetChanges(rules)
      let old = try ChangeCase.document(
        changes.text(
          of: NetChanges.Arrangement(rows: NetChanges.rows, others: NetChanges.others)))
      for (fates, target) in Self.fates {
        let results = changes.results(of: fates, comingTo: target)
        for result in Self.arrangements(fates, target) {
          let text = changes.text(of: result)
          // Slots and ends of a section may name nothing any more; such a document is invalid itself.
          guard let new = try? ChangeCase.document(text) else { continue }
          let findings = DocumentComparison(from: old, to: new)
            .findings(allowsRuleChanges: false, limits: ParsingLimits())
            .filter { $0.severity == .error }
          if findings.isEmpty { accepted += 1 } else { refused += 1 }
          guard findings.isEmpty != results.contains(result) else { continue }
          Issue.record(
            """
            \(rules)
            \(result.rows) \(result.others) \
            \(findings.isEmpty ? "accepted" : "\(findings.map(\.message))")
            """)
          failures -= 1
          if failures <= 0 { return }
        }
      }
    }
    #expect(accepted > 100)
    #expect(refused > 100)
  }

  /// What may become of all rows.
  private static let fates: [([String: NetChanges.Fate], Bool?)] = {
    var all: [[String: NetChanges.Fate]] = [[:]]
    for row in NetChanges.rows + NetChanges.others {
      all = all.flatMap { fates in
        NetChanges.Fate.allCases.map { fates.merging([row: $0]) { $1 } }
      }
    }
    return all.flatMap { fates in [nil, true, false].map { (fates, $0) } }
  }()

  /// All orders in which the rows may stand that are there at the end.
  private static func arrangements(
    _ fates: [String: NetChanges.Fate], _ target: Bool?
  ) -> [NetChanges.Arrangement] {
    var rows = NetChanges.rows.filter { fates[$0] == .stays }
    var others = NetChanges.others.filter { fates[$0] == .stays }
    rows += NetChanges.others.filter { fates[$0] == .leaves }
    others += NetChanges.rows.filter { fates[$0] == .leaves }
    if target == true { rows.append(NetChanges.coming) }
    if target == false { others.append(NetChanges.coming) }
    return permutations(of: rows).flatMap { rows in
      permutations(of: others).map { NetChanges.Arrangement(rows: rows, others: $0) }
    }
  }

  private static func permutations(of rows: [String]) -> [[String]] {
    guard !rows.isEmpty else { return [[]] }
    return rows.flatMap { row in
      permutations(of: rows.filter { $0 != row }).map { [row] + $0 }
    }
  }
}
