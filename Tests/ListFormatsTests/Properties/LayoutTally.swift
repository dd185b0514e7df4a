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
    /// An alias lost its anchor, or came to name another node.
    case unsafeAnchor
    /// A comment has no place in a flow list, or where a flow list becomes a block list.
    case unsafeComment
    /// What an entry holds cannot be said in flow style.
    case unsafeFlow
    /// The list of pinned rows is shared.
    case unsafePins
    /// An empty list that spans lines, with a comment in it.
    case unsafeEmpty
    /// A comment would become content of a block scalar that keeps the lines below it.
    case unsafeContent

    /// How many of a thousand cases may end so: a little more than do.
    var most: Int {
      switch self {
      case .edited, .refused: 1_000
      case .invalid: 20
      case .unsafeAnchor: 45
      case .unsafeComment: 12
      case .unsafeFlow, .unsafePins, .unsafeEmpty, .unsafeContent, .unreadable: 2
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
    let frequent = End.allCases.filter { (counts[$0] ?? 0) * 1_000 > $0.most * total }
    let rare = (counts[.edited] ?? 0) * 10 < total * 9
    return frequent.map {
      "more than \($0.most) of a thousand cases are \($0.rawValue): \(summary)"
    }
      + (rare ? ["fewer than nine of ten cases are edited: \(summary)"] : [])
  }
}
