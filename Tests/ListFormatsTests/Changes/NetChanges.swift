/// What can be made of two small sections, each change being one that the result shows: every row
/// stays in its section, goes, or goes to the other one for good, and what comes stays where it comes to.
///
/// A model of SPEC §3 on plain arrays, which shares nothing with the program.
struct NetChanges {
  /// What becomes of a row.
  enum Fate: CaseIterable { case stays, goes, leaves }

  /// Both sections, and which rows have left.
  struct Arrangement: Hashable {
    var rows: [String]
    var others: [String]
    var done: Set<String> = []
  }

  /// The rules that are tried.
  struct Rules {
    var mode = "all"
    /// The rows of the first section that have `pinned: true`.
    var marked: Set<String> = []
    var first = 0
    var last = 0
    var isShiftDenied = false
    var immovable: Set<String> = []
  }

  static let rows = ["a", "b", "c"]
  static let others = ["d"]
  static let coming = "x"

  let rules: Rules
  private let head: Int
  private let tail: Int

  init(_ rules: Rules) {
    self.rules = rules
    head = min(rules.first, Self.rows.count)
    tail = min(rules.last, Self.rows.count - head)
  }

  /// All that can be made where every row has a certain fate.
  ///
  /// - Parameters:
  ///   - fates: what becomes of rows.
  ///   - target: where the row goes that comes: to the first section, the other one, or nowhere.
  /// - Returns: how the sections may stand at the end.
  func results(of fates: [String: Fate], comingTo target: Bool?) -> Set<Arrangement> {
    let start = Arrangement(rows: Self.rows, others: Self.others)
    var seen: Set<Arrangement> = [start]
    var pending = [start]
    while let state = pending.popLast() {
      for next in steps(from: state, fates, target) where seen.insert(next).inserted {
        pending.append(next)
      }
    }
    let busy = Set(fates.filter { $0.value != .stays }.keys)
      .union(target == nil ? [] : [Self.coming])
    return Set(
      seen.filter { $0.done == busy }.map { Arrangement(rows: $0.rows, others: $0.others) })
  }

  private func steps(
    from state: Arrangement, _ fates: [String: Fate], _ target: Bool?
  ) -> [Arrangement] {
    var steps: [Arrangement] = []
    for row in Self.rows + Self.others {
      let isFirst = Self.rows.contains(row)
      let isDone = state.done.contains(row)
      steps += moves(of: row, isFirst != isDone, from: state)
      guard !isDone, let fate = fates[row], fate != .stays, !isFirst || mayLeave(row, state)
      else { continue }
      var next = state
      next.done.insert(row)
      next.rows.removeAll { $0 == row }
      next.others.removeAll { $0 == row }
      if fate == .goes {
        if ["all", "delete"].contains(rules.mode) { steps.append(next) }
      } else if ["all", "sort"].contains(rules.mode), !rules.immovable.contains(row) {
        steps += arrivals(of: row, toFirst: !isFirst, in: next)
      }
    }
    if let target {
      let isThere = state.done.contains(Self.coming)
      if !isThere, rules.mode == "all" {
        var next = state
        next.done.insert(Self.coming)
        steps += arrivals(of: Self.coming, toFirst: target, in: next)
      } else if isThere {
        steps += moves(of: Self.coming, target, from: state)
      }
    }
    return steps
  }

  private func isPinned(_ row: String) -> Bool {
    rules.marked.contains(row) || Self.rows.prefix(head).contains(row)
      || Self.rows.suffix(tail).contains(row)
  }

  /// Whether pinned rows from an index on would be pushed against the rules.
  private func isShifting(from index: Int, in rows: [String]) -> Bool {
    rules.isShiftDenied && rows.dropFirst(index).contains { rules.marked.contains($0) }
  }

  private func mayLeave(_ row: String, _ state: Arrangement) -> Bool {
    guard let index = state.rows.firstIndex(of: row) else { return false }
    return !isPinned(row) && !isShifting(from: index + 1, in: state.rows)
  }

  private func arrivals(of row: String, toFirst: Bool, in state: Arrangement) -> [Arrangement] {
    let count = toFirst ? state.rows.count : state.others.count
    let places = toFirst ? head...max(head, count - tail) : 0...count
    return places.compactMap { index in
      var next = state
      if toFirst {
        guard !isShifting(from: index, in: state.rows) else { return nil }
        next.rows.insert(row, at: index)
      } else {
        next.others.insert(row, at: index)
      }
      return next
    }
  }

  /// The moves of a row within its section; pinned rows keep their indices.
  private func moves(of row: String, _ isFirst: Bool, from state: Arrangement) -> [Arrangement] {
    guard ["all", "sort"].contains(rules.mode), !isPinned(row), !rules.immovable.contains(row)
    else { return [] }
    let rows = isFirst ? state.rows : state.others
    let free = rows.filter { !isPinned($0) }
    guard free.contains(row) else { return [] }
    return free.indices.map { rank in
      var order = free.filter { $0 != row }
      order.insert(row, at: rank)
      var next = order.makeIterator()
      let arranged = rows.map { isPinned($0) ? $0 : next.next() ?? $0 }
      var result = state
      if isFirst { result.rows = arranged } else { result.others = arranged }
      return result
    }
  }

  /// A document in which sections stand so.
  func text(of arrangement: Arrangement) -> String {
    var pins: [String] = []
    if rules.first > 0 { pins.append("first: \(rules.first)") }
    if rules.last > 0 { pins.append("last: \(rules.last)") }
    return """
      mode: \(rules.mode)
      policy: {pin-shift: \(rules.isShiftDenied ? "deny" : "allow")}
      sections:
        - title: A
          pinned: {\(pins.joined(separator: ", "))}
          rows: [\(arrangement.rows.map { text(of: $0) }.joined(separator: ", "))]
        - title: B
          rows: [\(arrangement.others.map { text(of: $0) }.joined(separator: ", "))]

      """
  }

  private func text(of row: String) -> String {
    // With ids rows that come are no others with new contents.
    var pairs = ["id: \(row)", "title: \(row)"]
    if rules.marked.contains(row) { pairs.append("pinned: true") }
    if rules.immovable.contains(row) { pairs.append("can-move: false") }
    return "{\(pairs.joined(separator: ", "))}"
  }
}
