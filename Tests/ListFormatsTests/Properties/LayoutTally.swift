/// How many cases came to what end.
struct LayoutTally {
  /// How a case ends.
  enum End: String, CaseIterable {
    case edited
    case refused
    /// The generator wrote no YAML, or none that libyaml reads.
    case unreadable
    /// The generator wrote no valid document.
    case invalid
    /// A comment would become content of a block scalar that keeps the lines below it.
    case unsafeContent

    /// How many of ten thousand cases may end so: a little more than do.
    var most: Int {
      switch self {
      case .edited, .refused: 10_000
      case .invalid: 200
      case .unsafeContent: 10
      case .unreadable: 0
      }
    }
  }

  private var counts: [End: Int] = [:]

  mutating func count(_ end: End) { counts[end, default: 0] += 1 }

  private var total: Int { counts.values.reduce(0, +) }

  var summary: String {
    End.allCases.map { "\($0.rawValue) \(counts[$0] ?? 0)" }.joined(separator: ", ")
  }

  /// The ends that too many cases came to; few cases tell nothing.
  var problems: [String] {
    guard total >= 1_000 else { return [] }
    let frequent = End.allCases.filter { (counts[$0] ?? 0) * 10_000 > $0.most * total }
    let rare = (counts[.edited] ?? 0) * 10 < total * 9
    return frequent.map {
      "more than \($0.most) of ten thousand cases are \($0.rawValue): \(summary)"
    }
      + (rare ? ["fewer than nine of ten cases are edited: \(summary)"] : [])
  }
}
