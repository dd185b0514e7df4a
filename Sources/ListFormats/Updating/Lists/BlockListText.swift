internal import ListModel
internal import YAMLSyntax

/// The text of one list whose entries own lines while a batch is carried over to it: those lines,
/// and the gaps between them as they become.
struct BlockListText {
  /// The entries as read, in order.
  let entries: SortedEntries
  /// The lines that each of them owns.
  let extents: EntryExtents
  /// The column that entries get: of the dashes, or of the elements of a flow list; from 0.
  let dashColumn: Int
  /// Where the line after the one that introduces the list starts; where the first entry shares
  /// that line, its dash.
  let regionStart: Int
  /// The byte offset behind what introduces the list, where the first entry shares its line.
  var sharedLineStart: Int?

  /// By how many columns comments in the gaps are shifted to the right, as the entries are, where a flow
  /// list becomes a block list.
  var gapColumns = 0

  /// Whether it was a flow list: comments may be indented by tabs there.
  var isTurned = false

  private let scanner: TextScanner
  /// Whether some entry as read, the first aside, did not directly follow the one before.
  private var hasSourceGaps = false
  /// The gaps that have changed, each before the entry that holds its number.
  private var gaps: [Gap] = []
  /// Of the entries as read, by their places: the number of the gap before them, counted from 1; 0
  /// where it is the one that was read.
  private var gapNumbers: [UInt32]
  /// The same of entries that have arrived.
  private var gapNumbersOfArrivals: [EntryID: UInt32] = [:]
  private(set) var tailGap = Gap()
  private var habit = SpacingHabit()

  /// Creates the text of a list as it was read.
  ///
  /// - Complexity: O(*n*) in the entries and the lines of their gaps.
  init(
    entries: [EntryID], extents: EntryExtents, dashColumn: Int, regionStart: Int,
    scanner: TextScanner
  ) {
    self.entries = SortedEntries(entries)
    self.extents = extents
    self.dashColumn = dashColumn
    self.regionStart = regionStart
    self.scanner = scanner
    gapNumbers = Array(repeating: 0, count: entries.count)
    for position in entries.indices.dropFirst() {
      let range = sourceGapRange(before: position)
      hasSourceGaps = hasSourceGaps || !range.isEmpty
      habit.add(range.isEmpty ? 0 : Gap(source: range, scanner: scanner).blankCount)
    }
  }

  /// Creates the text of a flow list that becomes a block list.
  ///
  /// - Parameters:
  ///   - entries: the entries as read, which share lines.
  ///   - gaps: what stands before each of them.
  ///   - tailGap: what stands behind the last.
  ///   - dashColumn: the column that entries get.
  ///   - regionStart: where the list goes.
  ///   - scanner: a scanner of the source.
  /// - Complexity: O(*n*) in the entries and the lines of the gaps.
  init(
    entries: [EntryID], gaps: [Gap], tailGap: Gap, dashColumn: Int, regionStart: Int,
    scanner: TextScanner
  ) {
    self.entries = SortedEntries(entries)
    extents = EntryExtents(repeating: regionStart..<regionStart, count: entries.count)
    self.dashColumn = dashColumn
    self.regionStart = regionStart
    self.scanner = scanner
    self.gaps = gaps
    self.tailGap = tailGap
    gapNumbers = gaps.indices.map { UInt32($0 + 1) }
    for gap in gaps.dropFirst() { habit.add(gap.blankCount) }
  }

  /// Keeps the lines behind the last entry as read, which would stay where they are.
  mutating func takeTail(upTo end: Int) {
    tailGap = Gap(source: region.upperBound..<max(end, region.upperBound), scanner: scanner)
  }

  /// Adds lines that stay behind the last entry.
  mutating func appendTail(_ gap: Gap) {
    tailGap.lines += gap.lines
  }

  /// The blank lines that set a new entry apart at this moment.
  var blankLines: Int { habit.blankLines }

  /// The lines from the first to the last that the list's entries and inner gaps take.
  var region: Range<Int> {
    entries.isEmpty
      ? regionStart..<regionStart
      : (sharedLineStart ?? regionStart)..<extents[entries.count - 1].upperBound
  }

  /// The gap before an entry that stands in the list now; nil if it is the one that was read.
  func changedGap(before entry: EntryID) -> Gap? {
    changedGap(before: entry, at: position(of: entry))
  }

  /// As `changedGap(before:)`, for a caller that knows where the entry stood among those read.
  private func changedGap(before entry: EntryID, at position: Int?) -> Gap? {
    let number = position.map { gapNumbers[$0] } ?? gapNumbersOfArrivals[entry] ?? 0
    return number == 0 ? nil : gaps[Int(number) - 1]
  }

  /// Whether the entry that stood at `position` stands behind the entry that stood before it.
  func isUnchanged(_ position: Int) -> Bool {
    position > 0 && gapNumbers[position] == 0
  }

  /// The lines of the gap before an entry as read.
  func sourceGapRange(before position: Int) -> Range<Int> {
    let start = position == 0 ? regionStart : extents[position - 1].upperBound
    let end = extents[position].lowerBound
    return start..<max(start, end)
  }

  /// Where an entry stood among those that were read.
  ///
  /// - Complexity: O(log *n*).
  func position(of entry: EntryID) -> Int? { entries.position(of: entry) }

  private func gap(before entry: EntryID) -> Gap {
    let position = position(of: entry)
    if let gap = changedGap(before: entry, at: position) { return gap }
    guard let position, hasSourceGaps || position == 0 else { return Gap() }
    return Gap(source: sourceGapRange(before: position), scanner: scanner)
  }
}

// MARK: - Changes

extension BlockListText {
  /// Takes an entry out; the gaps around it become one (SPEC §5.2).
  ///
  /// - Parameters:
  ///   - entry: an entry that stands in the list now.
  ///   - place: its neighbours.
  ///   - followsKeptLines: whether its predecessor is a scalar that would take blank lines below it
  ///     for its own.
  mutating func remove(_ entry: EntryID, at place: Change.Place, followsKeptLines: Bool) {
    var above = gap(before: entry)
    var below = place.successor.map { gap(before: $0) } ?? tailGap
    if place.predecessor != nil { habit.remove(above.blankCount) }
    if place.successor != nil { habit.remove(below.blankCount) }
    let blanksAbove = above.takeTrailingBlanks()
    if place.successor != nil {
      let blanksBelow = below.takeLeadingBlanks()
      let isLonger = place.predecessor != nil && blanksBelow.count > blanksAbove.count
      above.lines += isLonger ? blanksBelow : blanksAbove
    }
    if !below.lines.isEmpty { above.lines += below.lines }
    if followsKeptLines { _ = above.takeLeadingBlanks() }
    guard let successor = place.successor else { return tailGap = above }
    setGap(above, before: successor)
    if place.predecessor != nil { habit.add(above.blankCount) }
  }

  /// Puts an entry in (SPEC §5.3).
  ///
  /// - Parameters:
  ///   - entry: an entry that does not.
  ///   - place: its neighbours.
  ///   - blankLines: how many blank lines set it apart from its neighbour.
  ///   - followsKeptLines: whether its predecessor is a scalar that would take blank lines below it
  ///     for its own.
  ///   - keepsLines: whether it is such a scalar itself.
  mutating func insert(
    _ entry: EntryID, at place: Change.Place, blankLines: Int, followsKeptLines: Bool,
    keepsLines: Bool
  ) {
    guard place.predecessor != nil else {
      guard let successor = place.successor else { return setGap(Gap(), before: entry) }
      setGap(gap(before: successor), before: entry)
      let apart = Gap(newBlanks: keepsLines ? 0 : blankLines)
      setGap(apart, before: successor)
      return habit.add(apart.blankCount)
    }
    var below = place.successor.map { gap(before: $0) } ?? tailGap
    if place.successor != nil { habit.remove(below.blankCount) }
    var apart = Gap(newBlanks: followsKeptLines ? 0 : blankLines)
    if keepsLines {
      let blanks = below.takeLeadingBlanks()
      if !blanks.isEmpty, !followsKeptLines { apart.lines = blanks }
    }
    setGap(apart, before: entry)
    habit.add(apart.blankCount)
    guard let successor = place.successor else { return tailGap = below }
    setGap(below, before: successor)
    habit.add(below.blankCount)
  }

  /// Notes the gap before an entry.
  private mutating func setGap(_ gap: Gap, before entry: EntryID) {
    let position = position(of: entry)
    let number = position.map { gapNumbers[$0] } ?? gapNumbersOfArrivals[entry] ?? 0
    guard number == 0 else { return gaps[Int(number) - 1] = gap }
    gaps.append(gap)
    if let position {
      gapNumbers[position] = UInt32(gaps.count)
    } else {
      gapNumbersOfArrivals[entry] = UInt32(gaps.count)
    }
  }
}
