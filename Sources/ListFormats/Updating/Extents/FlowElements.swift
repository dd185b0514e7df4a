internal import SourceDiagnostics
internal import YAMLSyntax

/// The elements of a list in flow style as they stand in the text (SPEC §5.5).
struct FlowElements {
  /// One element.
  struct Element {
    /// Its bytes, anchor and tag included.
    let range: Range<Int>
    /// The byte offset of the comma behind it; nil if there is none.
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
    self.elements = elements
    let first = elements.first?.range.lowerBound ?? start
    column = first - scanner.startOfLine(at: first)
    let reader = LinewiseReader(
      bytes: bytes, scanner: scanner, comments: CommentRuns(tree: tree, document: document))
    extents = reader.extents(of: elements, open: open, close: close)
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
  }
}

/// Finds the lines that elements own, if every one has lines of its own.
private struct LinewiseReader {
  let bytes: [UInt8]
  let scanner: TextScanner
  let comments: CommentRuns

  func extents(of elements: [FlowElements.Element], open: Int, close: Int) -> EntryExtents? {
    guard !elements.isEmpty, scanner.startOfLine(at: close) > (elements.last?.end ?? open),
      scanner.isBlank(scanner.startOfLine(at: close)..<close)
    else { return nil }
    var extents = EntryExtents(capacity: elements.count)
    var floor = open
    for element in elements {
      let start = scanner.startOfLine(at: element.range.lowerBound)
      guard start > floor,
        scanner.isBlank(start..<element.range.lowerBound), endsItsLine(element)
      else { return nil }
      let column = element.range.lowerBound - start
      let first = comments.firstLine(above: start, column: column, notBefore: floor)
      let last = comments.endOfLastLine(
        below: scanner.startOfNextLine(after: element.end), column: column)
      // Elements may begin in different columns: what stands deeper than the one above, in the column
      // of the one below, is of that.
      extents.endLast(at: first)
      extents.append(first..<last)
      floor = element.end
    }
    return extents
  }

  /// Whether nothing but its comma and a comment follows an element on its last line.
  private func endsItsLine(_ element: FlowElements.Element) -> Bool {
    if let comma = element.comma {
      guard scanner.isBlank(element.range.upperBound..<comma) else { return false }
    }
    let next = scanner.endOfBlanks(at: element.end)
    return next >= bytes.count || bytes[next].isLineBreak || bytes[next] == .numberSign
  }
}
