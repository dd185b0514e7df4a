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
  /// - Complexity: O(1): looks at a few pairs.
  init(of mapping: NodeID, or other: NodeID, in tree: SyntaxTree) {
    let own = FlowHabit.firstPairs(of: mapping, in: tree)
    let pairs = own.isEmpty ? FlowHabit.firstPairs(of: other, in: tree) : own
    let bytes = tree.source.bytes
    // Where there is no value, nothing tells what stands before it.
    if let pair = pairs.first(where: { !tree.isAbsent($0.key) && !tree.isAbsent($0.value) }),
      let text = plain(
        bytes, tree.range(of: pair.key).upperBound, tree.range(of: pair.value).lowerBound),
      let sign = text.firstIndex(of: UInt8(ascii: ":")),
      // A key that `?` announces may have its colon on another line.
      !text[..<sign].contains(where: \.isLineBreak)
    {
      colon = text
    }
    guard let first = pairs.first else { return }
    pairSeparator = elementSeparator
    if own.count >= 2 {
      let end = max(tree.range(of: first.key).upperBound, tree.range(of: first.value).upperBound)
      let text = plain(bytes, end, tree.range(of: own[1].key).lowerBound)
      let hasValue = !tree.isAbsent(first.value)
      let separator = text?.drop { !hasValue && $0 != UInt8(ascii: ",") }
      pairSeparator = separator.map(Array.init) ?? pairSeparator
    } else if own.count == 1,
      let text = plain(
        bytes, tree.contentRange(of: mapping).lowerBound + 1, tree.range(of: first.key).lowerBound),
      text.contains(where: \.isLineBreak)
    {
      pairSeparator = [UInt8(ascii: ",")] + text
    }
  }

  /// The first few pairs of a flow mapping: it may have many, and be asked about often.
  private static func firstPairs(of mapping: NodeID, in tree: SyntaxTree) -> [SyntaxTree.Pair] {
    guard tree.isFlow(mapping) else { return [] }
    let children = Array(tree.children(of: mapping).prefix(16))
    return stride(from: 0, to: children.count - 1, by: 2).map { (children[$0], children[$0 + 1]) }
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
