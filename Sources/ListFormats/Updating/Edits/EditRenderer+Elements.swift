internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// Writing the elements of flow lists (SPEC §5.5).
extension EditRenderer {
  /// Writes what stands between the brackets of a flow list whose elements share lines.
  mutating func appendElements(of list: ListID, from updater: DocumentUpdater, shift: Int) {
    guard let flow = updater.flows[list] else { return }
    append(flow.opening, shift: shift)
    let entries = updater.result.document.textEntries(of: list)
    for (index, entry) in entries.enumerated() {
      let isLast = index == entries.count - 1
      let separator = isLast ? flow.closing : flow.separator(before: index + 1)
      if let home = updater.home(of: entry) {
        appendFlowElement(home, in: list, of: updater)
        if needsBlank(behind: home), !startsBlank(separator) { pieces.append(.inline([.space])) }
        if endsInPlainScalar(home), !updatersKeepFlowRoot, startsTabbedLine(separator) {
          pieces.append(.inline([UInt8(ascii: ",")]))
          append(separator.withoutComma(in: tree.source.bytes), shift: shift)
          continue
        }
      }
      append(separator, shift: shift)
    }
    if entries.isEmpty { append(flow.closing, shift: shift) }
  }

  /// Whether the text of an element ends in a colon (`a: `, a pair without a value), which has to stay
  /// apart from a comma or a bracket.
  func needsBlank(behind home: EntryHome) -> Bool {
    switch home.form {
    case .block: false
    case .flowLine(_, let element), .element(let element):
      (tree.kind(of: home.node) == .mapping || home.pairValue != nil)
        && tree.source.bytes[element.range.upperBound - 1] == UInt8(ascii: ":")
    }
  }

  /// Whether a last element with lines of its own needs a comma although there was none: libyaml takes no
  /// tab at the start of a line behind a plain scalar, unless all is in flow style.
  func needsComma(behind home: EntryHome, in list: FlowListText) -> Bool {
    guard !updatersKeepFlowRoot, endsInPlainScalar(home), hasTabbedEnd(list.elements) else {
      return false
    }
    guard case .flowLine(_, let element) = home.form else { return true }
    let next = scanner.endOfBlanks(at: element.end)
    return next >= tree.source.bytes.count || tree.source.bytes[next] != .numberSign
  }

  /// Whether a line between the last element of a list and its bracket, that included, begins with a tab.
  private func hasTabbedEnd(_ list: FlowElements) -> Bool {
    var line = scanner.startOfNextLine(after: list.elements.last?.end ?? list.open)
    while line < list.close {
      if tree.source.bytes[line..<scanner.endOfBlanks(at: line)].contains(.tab) { return true }
      line = scanner.startOfNextLine(after: line)
    }
    return false
  }

  /// Whether the text of an element ends in a plain scalar.
  private func endsInPlainScalar(_ home: EntryHome) -> Bool {
    let leaf = NodeID(tree.end(of: home.pairValue ?? home.node).number - 1)
    guard tree.kind(of: leaf) == .scalar, tree.scalarStyle(of: leaf) == .plain else { return false }
    switch home.form {
    case .block: return leaf == home.pairValue ?? home.node
    case .element(let element), .flowLine(_, let element):
      return tree.range(of: leaf).upperBound == element.range.upperBound
    }
  }

  /// Whether the first line behind an element that is not blank begins with a tab.
  private func startsTabbedLine(_ separator: FlowSeparator) -> Bool {
    let text: [UInt8] =
      switch separator {
      case .source(let ranges): ranges.flatMap { tree.source.bytes[$0] }
      case .new(let text): text
      }
    var isBehindBreak = false
    for byte in text {
      if byte == .tab, isBehindBreak { return true }
      if byte.isLineBreak { isBehindBreak = true } else if !byte.isBlank { return false }
    }
    return false
  }

  private func startsBlank(_ separator: FlowSeparator) -> Bool {
    let first: UInt8? =
      switch separator {
      case .source(let ranges):
        ranges.first { !$0.isEmpty }.map { tree.source.bytes[$0.lowerBound] }
      case .new(let text): text.first
      }
    return first.map { $0.isBlank || $0.isLineBreak } ?? false
  }

  /// Writes a flow list where there was none with elements.
  mutating func appendFlowList(
    _ list: ListID, behind before: [UInt8], from updater: DocumentUpdater, shift: Int
  ) {
    guard let flow = updater.flows[list] else { return }
    let isMapping = updater.document.model.form(of: list) == .mapping
    pieces.append(.inline(before + Array((isMapping ? "{" : "[").utf8)))
    if let layout = flow.refillLayout {
      appendEntries(of: list, from: updater, shift: shift)
      pieces.append(
        .newLine([UInt8](repeating: .space, count: max(shift, 0)) + layout.closing))
    } else {
      appendElements(of: list, from: updater, shift: shift)
    }
    pieces.append(.inline(Array((isMapping ? "}" : "]").utf8)))
  }

  /// Writes an entry as an element, without its comma.
  ///
  /// - Parameters:
  ///   - home: the entry's text.
  ///   - list: the list that it becomes an element of.
  ///   - updater: knows both.
  ///   - column: where it begins, if it has lines of its own.
  mutating func appendFlowElement(
    _ home: EntryHome, in list: ListID, of updater: DocumentUpdater, column: Int? = nil
  ) {
    switch home.form {
    case .flowLine(_, let element), .element(let element):
      append(element, of: home, shift: 0)
    case .block:
      let range = tree.range(of: home.node)
      if let column = columnOfLines(home, in: list, of: updater, column) {
        let shift = column - updater.column(of: range.lowerBound)
        return append(range, editsFrom: range.lowerBound, shift: shift)
      }
      if tree.isFlow(home.node), !tree.source.bytes[range].contains(where: \.isLineBreak) {
        return append(range, editsFrom: range.lowerBound, shift: 0)
      }
      var printer = FlowText(
        tree: tree, prefersSingleQuotes: updater.flows[list]?.prefersSingleQuotes ?? false,
        anchorMoves: updater.anchorMoves, edited: editedNodes)
      printer.indentation = updater.startOfFurtherLines(of: home, in: list)
      let text =
        home.pairValue.map { printer.text(ofKey: home.node, value: $0) }
        ?? printer.text(of: home.node)
      pieces.append(.inline(text))
    }
  }

  /// Where an entry of a block list begins that is in flow style and keeps its lines: on lines of its
  /// own, or in the place of an element whose text it replaces; nil if it has to be on one line.
  private func columnOfLines(
    _ home: EntryHome, in list: ListID, of updater: DocumentUpdater, _ column: Int?
  ) -> Int? {
    let range = tree.range(of: home.node)
    guard tree.isFlow(home.node), tree.kind(of: home.node) != .scalar,
      tree.source.bytes[range].contains(where: \.isLineBreak), !updater.holdsComments(range)
    else { return nil }
    return column
      ?? updater.flows[list]?.element(of: home.entry).map {
        updater.column(of: $0.range.lowerBound)
      }
  }

  /// Writes the text of an element. Where it is the only one of its list, its list's own edit, by
  /// which it goes from there, has its range.
  mutating func append(_ element: FlowElements.Element, of home: EntryHome, shift: Int) {
    openLists.append(home.list)
    append(element.range, editsFrom: element.range.lowerBound, shift: shift)
    openLists.removeLast()
  }

  private mutating func append(_ separator: FlowSeparator, shift: Int) {
    switch separator {
    case .source(let ranges): for range in ranges { appendSource(range, shift: shift) }
    case .new(let text): if !text.isEmpty { pieces.append(.inline(text)) }
    }
  }
}
