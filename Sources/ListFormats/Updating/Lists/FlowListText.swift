internal import ListModel
internal import YAMLSyntax

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
  /// What stands behind the opening bracket and before the closing one if the list had no elements.
  var padding: [UInt8] = []
  /// How to lay the list out if it had no elements; nil: on one line.
  var refillLayout: FlowLayout?
  /// What stands around the elements, where that is not all alike or holds comments.
  private(set) var gaps: FlowGaps?
  /// The comments between elements that share lines; nil if there are none.
  let comments: FlowListComments?
  /// How many elements have gone from a line whose comment they shared, by the place of its last.
  private var goneFromLines: [Int: Int] = [:]
  /// The comments that are written with the entries that own them.
  private var carried: [EntryID: [FlowComment]] = [:]
  private var count: Int

  /// Creates the text of a list as it was read.
  ///
  /// - Complexity: O(*n*) in the length of the list's text.
  init(entries: [EntryID], elements: FlowElements, source: [UInt8], habit: FlowHabit) {
    self.entries = SortedEntries(entries)
    self.elements = elements
    count = entries.count
    comments =
      elements.extents == nil ? FlowListComments(of: elements, in: source) : nil
    let separators = zip(elements.elements, elements.elements.dropFirst()).map {
      $0.range.upperBound..<$1.range.lowerBound
    }
    let usual = FlowListText.usualSeparator(of: separators, in: source)
    usualSeparator = usual?.withoutBlanksAtLineEnds ?? habit.elementSeparator
    let isAlike = usual == usualSeparator || separators.isEmpty
    if elements.extents == nil, comments != nil || !isAlike {
      gaps = FlowGaps(entries: entries, elements: elements, source: source)
    }
  }

  /// Whether every element has lines of its own.
  var isLinewise: Bool { elements.extents != nil }

  /// Whether a comma follows the last element as read.
  var hasTrailingComma: Bool { elements.elements.last?.comma != nil }

  /// What stands before an element on its line, if elements have lines of their own.
  func linePrefix(isFirst: Bool) -> Range<Int>? {
    elements.linePrefixes.map { isFirst ? $0.first : $0.others }
  }

  /// Whether commas stand before the elements on their lines.
  var hasCommasFirst: Bool {
    elements.linePrefixes.map { $0.first != $0.others } ?? false
  }

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
    gaps?.separator(before: index) ?? .new(usualSeparator)
  }

  /// What stands behind the opening bracket as the list becomes.
  var opening: FlowSeparator {
    if let gaps { return gaps.opening }
    guard count > 0, let first = elements.elements.first else { return .new(newPadding) }
    return .source([elements.open..<first.range.lowerBound])
  }

  /// What stands before the closing bracket as the list becomes.
  var closing: FlowSeparator {
    if let gaps { return gaps.closing }
    guard count > 0, let last = elements.elements.last else { return .new(newPadding) }
    return .source([last.range.upperBound..<elements.close])
  }

  private var newPadding: [UInt8] { count > 0 ? padding : [] }

  /// The separator of a list whose separators are all alike and hold no comment.
  private static func usualSeparator(of gaps: [Range<Int>], in source: [UInt8]) -> [UInt8]? {
    guard let first = gaps.first, !source[first].contains(.numberSign) else { return nil }
    let usual = Array(source[first])
    return gaps.dropFirst().allSatisfy { source[$0].elementsEqual(usual) } ? usual : nil
  }
}

// MARK: - Comments

extension FlowListText {
  /// Whether an entry owns comments that stand between elements which share lines.
  func hasComments(_ entry: EntryID) -> Bool {
    guard let comments, let position = entries.position(of: entry) else { return false }
    return !comments.own(position).isEmpty
  }

  /// The comments that are written with an entry, those of lines of their own first.
  func comments(of entry: EntryID) -> [FlowComment] {
    carried.isEmpty ? [] : carried[entry] ?? []
  }

  /// Settles which comments are written with entries of a list that becomes a block list, once it is
  /// known what becomes of them: a comment that several elements share goes to the last that remains.
  ///
  /// - Parameters:
  ///   - isHere: whether an entry is in this list.
  ///   - isLive: whether an entry is in any.
  /// - Returns: those that elements shared which have all gone, some of them to other lists: they stay.
  /// - Complexity: O(*n*) in the comments and the elements that share their lines.
  mutating func settleTurnedComments(
    isHere: (EntryID) -> Bool, isLive: (EntryID) -> Bool
  ) -> [FlowComment] {
    guard let comments else { return [] }
    carried = [:]
    for (position, entry) in entries.enumerated() {
      let above = comments.ownAbove(position)
      if !above.isEmpty { carried[entry] = above }
    }
    var left: [FlowComment] = []
    for (position, behind) in comments.behind {
      let sharing = comments.sharing(position)
      let owner = sharing.count == 1 ? entries[position] : nil
      if let carrier = owner ?? sharing.last(where: { isHere(entries[$0]) }).map({ entries[$0] }) {
        carried[carrier, default: []] += behind
      } else if sharing.contains(where: { isLive(entries[$0]) }) {
        left += behind
      }
    }
    return left.sorted { $0.sign < $1.sign }
  }
}

// MARK: - Changes

extension FlowListText {
  /// Takes an element out.
  ///
  /// - Parameters:
  ///   - entry: the element.
  ///   - isDeleted: whether it goes for good, so that with the last of a line the line's comment goes.
  /// - Complexity: O(1); O(log *n*) where the separators are not all alike.
  mutating func remove(_ entry: EntryID, isDeleted: Bool) {
    count -= 1
    guard gaps != nil else { return }
    let own = ownComments(of: entry, isDeleted: isDeleted)
    if let gone = gaps?.remove(entry, own: own), !gone.isEmpty { carried[entry] = gone }
  }

  private mutating func ownComments(of entry: EntryID, isDeleted: Bool) -> [FlowComment] {
    guard let comments, let position = entries.position(of: entry) else { return [] }
    let own = comments.own(position)
    guard let last = comments.lastOnLine[position] else { return own }
    let goneCount = goneFromLines[last, default: 0] + 1
    goneFromLines[last] = goneCount
    guard isDeleted, goneCount == comments.sharing(last).count else { return own }
    return own + (comments.behind[last] ?? [])
  }

  /// Puts an element in behind another; nil: at the head.
  ///
  /// - Complexity: O(1); O(log *n*) where the separators are not all alike.
  mutating func insert(_ entry: EntryID, after predecessor: EntryID?) {
    count += 1
    gaps?.insert(entry, after: predecessor, separator: usualSeparator)
  }

  /// Moves an element within the list; the separators stay.
  ///
  /// - Complexity: O(1); O(log *n*) where the separators are not all alike.
  mutating func move(_ entry: EntryID, after predecessor: EntryID?) {
    gaps?.move(entry, after: predecessor)
  }
}
