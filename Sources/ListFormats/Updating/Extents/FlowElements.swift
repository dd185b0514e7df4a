internal import SourceDiagnostics
internal import YAMLSyntax

/// The elements of a list in flow style as they stand in the text (SPEC §5.5).
struct FlowElements {
  /// One element.
  struct Element {
    /// Its bytes, anchor and tag included.
    let range: Range<Int>
    /// The byte offset of the comma behind it; nil if there is none, or if that stands before the next.
    let comma: Int?

    /// The byte offset behind it and its comma.
    var end: Int { comma.map { $0 + 1 } ?? range.upperBound }
  }

  let elements: [Element]
  /// The byte offset behind `[`.
  let open: Int
  /// The byte offset of `]`.
  let close: Int
  /// The column of the first element, in characters from 0.
  let column: Int
  /// The lines that the elements own, where every one has lines of its own.
  let extents: EntryExtents?
  /// What stands before the first element on its line, and before the others on theirs, where every one
  /// has lines of its own: white space, or a comma in it.
  private(set) var linePrefixes: (first: Range<Int>, others: Range<Int>)?

  /// Finds the elements of a list.
  ///
  /// - Parameters:
  ///   - list: a flow sequence, or a flow mapping whose pairs are the elements.
  ///   - tree: the stream.
  ///   - document: the document that holds it.
  /// - Complexity: O(*n*) in the length of its text.
  init(of list: NodeID, in tree: SyntaxTree, document: SyntaxDocument) {
    let bytes = tree.source.bytes
    let scanner = TextScanner(bytes)
    let content = tree.contentRange(of: list)
    open = content.lowerBound + 1
    close = max(content.upperBound - 1, open)
    let start = open
    var end = open
    let isMapping = tree.kind(of: list) == .mapping
    var children = tree.children(of: list)
    var elements: [Element] = []
    while let child = children.next() {
      var range = tree.range(of: child)
      if isMapping {
        // A question mark may stand before the key.
        let first = scanner.endOfSeparation(at: end)
        let value = children.next().map { tree.range(of: $0) } ?? range
        range = min(first, range.lowerBound)..<max(range.upperBound, value.upperBound)
      }
      let next = scanner.endOfSeparation(at: range.upperBound)
      let isComma = next < bytes.count && bytes[next] == UInt8(ascii: ",")
      elements.append(Element(range: range, comma: isComma ? next : nil))
      end = isComma ? next + 1 : range.upperBound
    }
    let first = elements.first?.range.lowerBound ?? start
    column = first - scanner.startOfLine(at: first)
    let reader = LinewiseReader(
      bytes: bytes, scanner: scanner, comments: CommentRuns(tree: tree, document: document))
    var extents = reader.extents(of: elements, open: open, close: close)
    if extents == nil, elements.count > 1 {
      extents = reader.extents(of: elements, open: open, close: close, haveCommasFirst: true)
      if extents != nil {
        let last = elements.removeLast()
        elements = elements.map { Element(range: $0.range, comma: nil) } + [last]
      }
    }
    self.elements = elements
    self.extents = extents
    guard extents != nil else { return }
    let second = elements.dropFirst().first?.range.lowerBound ?? first
    let line = scanner.startOfLine(at: second)
    let prefix = (first - column)..<first
    let hasCommaFirst = bytes[line..<second].contains(UInt8(ascii: ","))
    linePrefixes = (prefix, hasCommaFirst ? line..<second : prefix)
  }
}

extension FlowElements {
  /// The elements of a list that has none.
  ///
  /// - Parameter inside: what stands between its brackets, if they stay; else an empty range where the
  ///   list stands or will stand.
  init(emptyIn inside: Range<Int>) {
    elements = []
    open = inside.lowerBound
    close = inside.upperBound
    column = 0
    extents = nil
    linePrefixes = nil
  }
}

/// Finds the lines that elements own, if every one has lines of its own.
private struct LinewiseReader {
  let bytes: [UInt8]
  let scanner: TextScanner
  let comments: CommentRuns

  func extents(
    of elements: [FlowElements.Element], open: Int, close: Int, haveCommasFirst: Bool = false
  ) -> EntryExtents? {
    guard !elements.isEmpty, scanner.startOfLine(at: close) > (elements.last?.end ?? open),
      scanner.isBlank(scanner.startOfLine(at: close)..<close)
    else { return nil }
    var extents = EntryExtents(capacity: elements.count)
    var floor = open
    var comma: Int?
    for (index, element) in elements.enumerated() {
      let isLast = index == elements.count - 1
      let end = haveCommasFirst && !isLast ? element.range.upperBound : element.end
      let start = scanner.startOfLine(at: element.range.lowerBound)
      guard start > floor, endsItsLine(element, at: end),
        let indent = indentation(of: element, from: start, behind: comma)
      else { return nil }
      let first = comments.firstLine(
        above: start, column: indent, orColumn: element.range.lowerBound - start, notBefore: floor)
      let last = comments.endOfLastLine(below: scanner.startOfNextLine(after: end), column: indent)
      // Elements may begin in different columns: what stands deeper than the one above, in the column
      // of the one below, is of that.
      extents.endLast(at: first)
      extents.append(first..<last)
      floor = end
      if haveCommasFirst { comma = element.comma }
    }
    return extents
  }

  /// The column of an element, or of the comma before it, if it stands first on its line; else nil.
  private func indentation(
    of element: FlowElements.Element, from start: Int, behind comma: Int?
  ) -> Int? {
    let lead = comma ?? element.range.lowerBound
    guard start <= lead, scanner.isBlank(start..<lead),
      comma.map({ scanner.isBlank(($0 + 1)..<element.range.lowerBound) }) ?? true
    else { return nil }
    return lead - start
  }

  /// Whether nothing but a comment follows an element, and its comma if that ends it, on its last line.
  private func endsItsLine(_ element: FlowElements.Element, at end: Int) -> Bool {
    guard end == element.range.upperBound || scanner.isBlank(element.range.upperBound..<(end - 1))
    else { return false }
    let next = scanner.endOfBlanks(at: end)
    return next >= bytes.count || bytes[next].isLineBreak || bytes[next] == .numberSign
  }
}
