internal import SourceDiagnostics
internal import YAMLSyntax

/// Scalars and tags.
extension ValueText {
  func scalar(_ node: NodeID, inFlow: Bool, isText: Bool) -> [UInt8] {
    let content = tree.content(of: node)
    if isJSON {
      guard !isText else { return ScalarWriter.doubleQuoted(content) }
      switch tree.value(of: node) {
      case .null: return Array("null".utf8)
      case .boolean(let value): return Array((value ? "true" : "false").utf8)
      case .number(let digits): return Array(digits)
      case .string: return ScalarWriter.doubleQuoted(content)
      }
    }
    let isPlain = tree.scalarStyle(of: node) == .plain
    if isPlain, content.isEmpty { return Array((inFlow ? "null" : "").utf8) }
    return ScalarWriter.text(
      content, mayLookTyped: isPlain || tree.properties(of: node)?.tag != nil, inFlow: inFlow,
      prefersSingleQuotes: prefersSingleQuotes)
  }

  /// The text of a key; nil if it is a collection.
  func keyText(_ key: NodeID, inFlow: Bool) -> [UInt8]? {
    guard tree.kind(of: tree.resolved(key)) == .scalar else { return nil }
    let node = tree.resolved(key)
    if isJSON { return ScalarWriter.doubleQuoted(tree.content(of: node)) }
    return ScalarWriter.text(
      tree.content(of: node), mayLookTyped: tree.scalarStyle(of: node) == .plain, inFlow: inFlow,
      prefersSingleQuotes: prefersSingleQuotes)
  }

  /// A block scalar as such: its header and its lines; nil if it cannot be said so.
  func literal(_ node: NodeID, column: Int, _ place: Place) -> [UInt8]? {
    let content = tree.content(of: node)
    var lines = content.split(separator: .lineFeed, omittingEmptySubsequences: false)
    guard let first = lines.first, let start = first.first, !start.isBlank,
      ScalarWriter.singleQuoted(ArraySlice(content.filter { $0 != .lineFeed && $0 != .tab })) != nil
    else { return nil }
    var header = Array("|".utf8)
    if lines.count > 1, lines.last?.isEmpty == true {
      lines.removeLast()
      if lines.last?.isEmpty == true { header.append(UInt8(ascii: "+")) }
    } else {
      header.append(UInt8(ascii: "-"))
    }
    let indent: Int
    switch place {
    case .afterKey(let columns): indent = column + max(columns, 2)
    case .afterDash: indent = column + 2
    }
    return lines.reduce(into: header) { text, line in
      text += line.isEmpty ? [.lineFeed] : newLine(indent) + line
    }
  }

  func tagText(of node: NodeID) -> [UInt8] {
    guard !isJSON, let properties = tree.properties(of: node), properties.tag != nil else {
      return []
    }
    let written = tree.source.bytes[tree.range(of: node).lowerBound..<properties.endOffset]
    guard let start = written.firstIndex(of: .exclamationMark) else { return [] }
    let end = written[start...].firstIndex { $0.isBlank || $0.isLineBreak } ?? written.endIndex
    return Array(written[start..<end]) + [.space]
  }
}
