internal import ListModel
internal import YAMLSyntax

/// What stands between two elements of a flow list.
enum FlowSeparator {
  case source(Range<Int>)
  case new([UInt8])
}

/// How a flow list that had no elements is laid out over several lines, like its siblings.
struct FlowLayout {
  /// The column of the elements, in characters from 0.
  let elementColumn: Int
  /// What indents the closing bracket.
  let closing: [UInt8]
}

/// The columns of a flow list over several lines after which lists that had no elements are laid out,
/// in characters from 0.
struct FlowListModel {
  let keyColumn: Int
  let elementColumn: Int
  let closeColumn: Int
}

/// The text of a list in flow style while a batch is carried over to it (SPEC §5.5).
///
/// Elements change places between separators that stay. Where every element has lines of its own,
/// a `BlockListText` beside this keeps the lines, and only commas are added or taken.
struct FlowListText {
  /// The entries as read, in order.
  let entries: SortedEntries
  /// Where they stand.
  let elements: FlowElements
  /// What separates new elements from the others, and all of them where no others are kept.
  let usualSeparator: [UInt8]
  /// Whether the first quoted element is in single quotes, as new ones are then.
  var prefersSingleQuotes = false
  /// How to lay the list out if it had no elements; nil: on one line.
  var refillLayout: FlowLayout?
  /// Whether the list has or had no elements at some moment: what stood beside them went too.
  private(set) var wasEmptied: Bool
  /// The separators in order, where they are not all alike.
  private var separators: [FlowSeparator]?
  /// The entries at this moment; kept with `separators` only.
  private var order: [EntryID] = []
  private var count: Int

  /// Creates the text of a list as it was read.
  ///
  /// - Complexity: O(*n*) in the length of the list's text.
  init(entries: [EntryID], elements: FlowElements, source: [UInt8], habit: FlowHabit) {
    self.entries = SortedEntries(entries)
    self.elements = elements
    count = entries.count
    wasEmptied = entries.isEmpty
    let gaps = zip(elements.elements, elements.elements.dropFirst()).map {
      $0.range.upperBound..<$1.range.lowerBound
    }
    let usual = FlowListText.usualSeparator(of: gaps, in: source)
    usualSeparator = usual ?? habit.elementSeparator
    if usual == nil, !gaps.isEmpty, elements.extents == nil {
      separators = gaps.map { .source($0) }
      order = entries
    }
  }

  /// Whether every element has lines of its own.
  var isLinewise: Bool { elements.extents != nil }

  /// Whether a comma follows the last element as read.
  var hasTrailingComma: Bool { elements.elements.last?.comma != nil }

  /// The place of an entry among those that were read.
  ///
  /// - Complexity: O(log *n*).
  func element(of entry: EntryID) -> FlowElements.Element? {
    entries.position(of: entry).map { elements.elements[$0] }
  }

  /// What stands before an element as the list becomes.
  ///
  /// - Parameter index: the element's index, from 1.
  /// - Returns: what stood there, or the usual separator.
  func separator(before index: Int) -> FlowSeparator {
    guard let separators, index <= separators.count else { return .new(usualSeparator) }
    return separators[index - 1]
  }

  /// The separator of a list whose separators are all alike and hold no comment.
  private static func usualSeparator(of gaps: [Range<Int>], in source: [UInt8]) -> [UInt8]? {
    guard let first = gaps.first, !source[first].contains(.numberSign) else { return nil }
    let usual = Array(source[first])
    return gaps.dropFirst().allSatisfy { source[$0].elementsEqual(usual) } ? usual : nil
  }
}

// MARK: - Changes

extension FlowListText {
  /// Takes an element out, and the separator behind it; with the last one that before it.
  ///
  /// - Returns: what goes with it and may hold comments, in bytes of the source: that separator unless
  ///   all are alike, and what follows the last element as read. Once no element is left, all between
  ///   the brackets has gone. Elements that have lines of their own take their comments along.
  /// - Complexity: O(1); O(*n*) where the separators are not all alike.
  mutating func remove(_ entry: EntryID) -> [Range<Int>] {
    count -= 1
    if count == 0 { wasEmptied = true }
    guard !isLinewise, let first = elements.elements.first, let last = elements.elements.last else {
      return []
    }
    var gone: [Range<Int>] = []
    if let index = order.firstIndex(of: entry) {
      order.remove(at: index)
      if let end = separators?.indices.last,
        case .source(let range) = separators?.remove(at: min(index, end))
      {
        gone.append(range)
      }
    }
    if count == 0 { gone.append(elements.open..<first.range.lowerBound) }
    if count == 0 || entry == entries.last {
      gone.append(last.range.upperBound..<elements.close)
    }
    return gone
  }

  /// Puts an element in behind another; nil: at the head.
  ///
  /// - Complexity: O(1); O(*n*) where the separators are not all alike.
  mutating func insert(_ entry: EntryID, after predecessor: EntryID?) {
    count += 1
    guard separators != nil else { return }
    let index = index(after: predecessor)
    order.insert(entry, at: index)
    if order.count > 1 {
      separators?.insert(.new(usualSeparator), at: max(index - 1, 0))
    }
  }

  /// Moves an element within the list; the separators stay.
  ///
  /// - Complexity: O(1); O(*n*) where the separators are not all alike.
  mutating func move(_ entry: EntryID, after predecessor: EntryID?) {
    guard separators != nil, let index = order.firstIndex(of: entry) else { return }
    order.remove(at: index)
    order.insert(entry, at: self.index(after: predecessor))
  }

  private func index(after predecessor: EntryID?) -> Int {
    predecessor.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
  }
}
