internal import SourceDiagnostics
internal import YAMLSyntax

/// How the pairs of a flow mapping are written, so that new text looks like its siblings
/// (SPEC §5.5).
struct FlowHabit {
  /// What stands between a key and its value.
  private var colon = Array(": ".utf8)
  /// What stands between two pairs.
  private(set) var pairSeparator = Array(", ".utf8)

  /// What stands between a key and its value: behind a plain key the colon needs white space.
  ///
  /// - Parameter key: the key as it is written.
  /// - Returns: the colon, and white space around it.
  func colon(behind key: [UInt8]) -> [UInt8] {
    let isQuoted = key.last == UInt8(ascii: "\"") || key.last == UInt8(ascii: "'")
    let isApart = colon.last.map { $0.isBlank || $0.isLineBreak } ?? false
    return isQuoted || isApart ? colon : colon + [.space]
  }

  /// What stands between two elements on one line: as little as behind a colon.
  var elementSeparator: [UInt8] {
    colon == [UInt8(ascii: ":")] ? [UInt8(ascii: ",")] : Array(", ".utf8)
  }

  /// The same on one line: what would break the line is as usual there.
  var onOneLine: FlowHabit {
    var habit = self
    if colon.contains(where: \.isLineBreak) { habit.colon = Array(": ".utf8) }
    if pairSeparator.contains(where: \.isLineBreak) { habit.pairSeparator = elementSeparator }
    return habit
  }

  /// Looks at a flow mapping; at another where it has no pairs. One in block style tells nothing.
  ///
  /// - Complexity: O(*k*) in the number of its pairs.
  init(of mapping: NodeID, or other: NodeID, in tree: SyntaxTree) {
    let own = tree.isFlow(mapping) ? Array(tree.children(of: mapping).prefix(4)) : []
    let bytes = tree.source.bytes
    let others = tree.isFlow(other) ? Array(tree.children(of: other).prefix(4)) : []
    let children = own.isEmpty ? others : own
    guard children.count >= 2 else { return }
    if !tree.isAbsent(children[1]),
      let text = plain(
        bytes, tree.range(of: children[0]).upperBound, tree.range(of: children[1]).lowerBound),
      let sign = text.firstIndex(of: UInt8(ascii: ":")),
      // A key that `?` announces may have its colon on another line.
      !text[..<sign].contains(where: \.isLineBreak)
    {
      colon = text
    }
    pairSeparator = elementSeparator
    if own.count == 4 {
      let end = max(tree.range(of: own[0]).upperBound, tree.range(of: own[1]).upperBound)
      pairSeparator = plain(bytes, end, tree.range(of: own[2]).lowerBound) ?? pairSeparator
    } else if own.count == 2,
      let text = plain(
        bytes, tree.contentRange(of: mapping).lowerBound + 1, tree.range(of: own[0]).lowerBound),
      text.contains(where: \.isLineBreak)
    {
      pairSeparator = [UInt8(ascii: ",")] + text
    }
  }

  /// Some bytes of the source, blanks at the ends of lines left out; nil if there is a comment in them,
  /// or a `?`.
  private func plain(_ bytes: [UInt8], _ start: Int, _ end: Int) -> [UInt8]? {
    guard start <= end,
      !bytes[start..<end].contains(where: { $0 == .numberSign || $0 == UInt8(ascii: "?") })
    else { return nil }
    return bytes[start..<end].withoutBlanksAtLineEnds
  }
}
