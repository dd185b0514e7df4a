internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// The text that rows own, looked up list by list: whole lines, or an element of a flow list.
struct RowLines {
  /// What one row owns.
  struct Lines {
    /// Its bytes.
    let text: Range<Int>
    /// The byte offset of its dash; for an element where it begins.
    let dash: Int
    /// The column of its dash, in characters from 0.
    let column: Int
    /// Whether it is an element of a flow list.
    let isElement: Bool
    /// Whether its first line is shared with what stands before its dash.
    let isShared: Bool
  }

  private var extents: [ListID: [EntryID: EntryExtent]] = [:]

  /// What a row owns.
  ///
  /// - Returns: nil if its list does not stand in the text.
  /// - Complexity: O(1) on average, and O(*n*) once in the text of the row's list.
  mutating func lines(of row: EntryID, in document: DecodedDocument) -> Lines? {
    guard let list = document.model.parentList(of: row),
      let value = document.listPlaces[Int(list.number)].value
    else { return nil }
    let tree = document.tree
    if tree.isFlow(value) {
      let range = Self.elementRange(of: row, in: document)
      return Lines(
        text: range, dash: range.lowerBound, column: 0, isElement: true, isShared: false)
    }
    let known = extents[list] ?? Self.extents(of: list, value: value, in: document)
    extents[list] = known
    guard let extent = known[row] else { return nil }
    let scanner = TextScanner(tree.source.bytes)
    return Lines(
      text: extent.lines, dash: extent.dash,
      column: extent.dash - scanner.startOfLine(at: extent.dash),
      isElement: false, isShared: !scanner.isStartOfLine(extent.lines.lowerBound))
  }

  /// The bytes of an element: before the key of a pair a question mark may stand.
  private static func elementRange(of row: EntryID, in document: DecodedDocument) -> Range<Int> {
    let range = document.range(of: row)
    guard document.isPair(row) else { return range }
    let bytes = document.tree.source.bytes
    var start = range.lowerBound
    while start > 0, bytes[start - 1].isBlank || bytes[start - 1].isLineBreak { start -= 1 }
    let isAnnounced =
      start > 0 && start < range.lowerBound && bytes[start - 1] == UInt8(ascii: "?")
    return isAnnounced ? (start - 1)..<range.upperBound : range
  }

  private static func extents(
    of list: ListID, value: NodeID, in document: DecodedDocument
  ) -> [EntryID: EntryExtent] {
    let place = document.listPlaces[Int(list.number)]
    let introduction = document.introduction(of: place, value, in: document.tree)
    var reader = EntryExtentReader(
      tree: document.tree, list: value, introductionEnd: introduction?.end,
      document: document.syntaxDocument(of: list))
    var extents: [EntryID: EntryExtent] = [:]
    for entry in document.model.entries(of: list) {
      extents[entry] = reader.extent(of: document.range(of: entry))
    }
    return extents
  }
}
