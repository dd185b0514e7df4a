internal import SourceDiagnostics
internal import YAMLSyntax

/// Keys that have no colon, and so no value: `{title}`, `? title`.
extension DocumentUpdater {
  /// The key of an absent value if no colon follows it.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - outer: a node around it.
  /// - Returns: the key, and whether its mapping is in flow style; nil if there is a colon, or no key.
  /// - Complexity: O(*n*) in the nodes between the two.
  func key(
    withoutColonOf value: NodeID, in outer: NodeID
  ) -> (key: NodeID, inFlow: Bool)? {
    var node = value
    while node > outer {
      node = NodeID(node.number - 1)
      guard tree.end(of: node) > value else { continue }
      guard tree.kind(of: node) == .mapping,
        let pair = tree.pairs(of: node).first(where: { $0.value == value })
      else { return nil }
      let next = scanner.endOfSeparation(at: tree.range(of: pair.key).upperBound)
      let hasColon = next < tree.source.bytes.count && tree.source.bytes[next] == UInt8(ascii: ":")
      return hasColon ? nil : (pair.key, tree.isFlow(node))
    }
    return nil
  }

  /// Puts a value behind such a key. What made the key explicit goes, unless the key takes several
  /// lines.
  mutating func addValue(_ text: [UInt8], toKey key: NodeID, inFlow: Bool) {
    let range = tree.range(of: key)
    let colon = tree.kind(of: key) == .alias ? " : " : ": "
    let indicator = scanner.startOfBlanks(before: range.lowerBound) - 1
    if indicator >= 0, tree.source.bytes[indicator] == UInt8(ascii: "?") {
      let spansLines = tree.source.bytes[range].contains(where: \.isLineBreak)
      guard !spansLines || inFlow else {
        let line = [UInt8](repeating: .space, count: column(of: indicator)) + ": ".utf8 + text
        let end = scanner.endOfLine(at: range.upperBound)
        return add(end..<end, .lines([], [line]))
      }
      if !spansLines { add(indicator..<range.lowerBound, .inline([])) }
    }
    add(range.upperBound..<range.upperBound, .inline(colon.utf8 + text))
  }
}
