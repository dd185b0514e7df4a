internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// What stands around the elements of a flow list where that is not all alike, while a batch is carried
/// over: elements change places, and what separates them stays (SPEC §5.5).
struct FlowGaps {
  private static let order = ListID(0)
  private static let separators = ListID(1)

  /// What stands behind the opening bracket, and before the closing one.
  private(set) var opening: FlowSeparator
  private(set) var closing: FlowSeparator
  /// The elements and the separators between them, each by a number that only counts here.
  private var lists = CountedLists()
  private var texts: [EntryID: FlowSeparator] = [:]
  private var arrivals: [EntryID: EntryID] = [:]
  private let entries: SortedEntries
  private let source: [UInt8]

  /// The gaps of a list as it was read.
  ///
  /// - Complexity: O(*n*) in the number of its elements.
  init(entries: [EntryID], elements: FlowElements, source: [UInt8]) {
    self.entries = SortedEntries(entries)
    self.source = source
    _ = lists.addList()
    _ = lists.addList()
    for _ in entries { _ = lists.append(to: FlowGaps.order) }
    for (element, next) in zip(elements.elements, elements.elements.dropFirst()) {
      let number = lists.append(to: FlowGaps.separators)
      texts[number] = .source([element.range.upperBound..<next.range.lowerBound])
    }
    let (first, last) = (elements.elements.first, elements.elements.last)
    opening = .source([elements.open..<(first?.range.lowerBound ?? elements.close)])
    closing = .source(last.map { [$0.range.upperBound..<elements.close] } ?? [])
  }

  /// How many elements there are.
  private var count: Int { lists.count(of: FlowGaps.order) }

  /// What stands before the element at an index, from 1; nil if there is no such element.
  ///
  /// - Complexity: O(log *n*).
  func separator(before index: Int) -> FlowSeparator? {
    lists.element(at: index - 1, in: FlowGaps.separators).flatMap { texts[$0] }
  }

  /// Puts an element in behind another; nil: at the head.
  ///
  /// - Complexity: O(log *n*).
  mutating func insert(_ entry: EntryID, after predecessor: EntryID?, separator: [UInt8]) {
    let number = lists.append(to: FlowGaps.order)
    lists.remove(number)
    arrivals[entry] = number
    let index = index(after: predecessor)
    lists.insert(number, at: index, in: FlowGaps.order)
    guard count > 1 else { return }
    let gap = lists.append(to: FlowGaps.separators)
    lists.remove(gap)
    lists.insert(gap, at: max(index - 1, 0), in: FlowGaps.separators)
    texts[gap] = .new(separator)
  }

  /// Moves an element behind another.
  ///
  /// - Complexity: O(log *n*).
  mutating func move(_ entry: EntryID, after predecessor: EntryID?) {
    guard let number = number(of: entry) else { return }
    lists.remove(number)
    lists.insert(number, at: index(after: predecessor), in: FlowGaps.order)
  }

  /// Takes an element out, and what separates it from the next; with the last what separates it from
  /// the one before. Comments stay, but for its own.
  ///
  /// - Parameters:
  ///   - entry: the element.
  ///   - own: the comments that go along.
  /// - Returns: those of them that stood beside it, as they do until elements change places.
  /// - Complexity: O(log *n*), and linear in what stands around it.
  mutating func remove(_ entry: EntryID, own: [FlowComment]) -> [FlowComment] {
    guard let number = number(of: entry), let index = lists.index(of: number) else { return [] }
    let isLast = index == count - 1
    let below = isLast ? nil : lists.element(at: index, in: FlowGaps.separators)
    let before = index == 0 ? nil : lists.element(at: index - 1, in: FlowGaps.separators)
    let join = GapJoin(
      above: before.flatMap { texts[$0] } ?? opening, below: below.flatMap { texts[$0] } ?? closing,
      own: own, source: source)
    lists.remove(number)
    arrivals[entry] = nil
    switch (before, below) {
    case (let before?, let below?):
      texts[before] = join.separator
      lists.remove(below)
    case (nil, let below?):
      opening = join.opening
      lists.remove(below)
    case (let before?, nil):
      closing = join.closing
      lists.remove(before)
    case (nil, nil):
      opening = join.keepsComments ? join.opening : .source([])
      closing = .source([])
    }
    return join.gone
  }

  private func index(after predecessor: EntryID?) -> Int {
    predecessor.flatMap(number).flatMap { lists.index(of: $0) }.map { $0 + 1 } ?? 0
  }

  private func number(of entry: EntryID) -> EntryID? {
    if let number = arrivals[entry] { return number }
    return entries.position(of: entry).map { EntryID(UInt32($0)) }
  }
}
