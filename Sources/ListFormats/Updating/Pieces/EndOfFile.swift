internal import SourceDiagnostics
internal import YAMLSyntax

/// What happens to the last line of a file that does not end in a line break (SPEC §5.3).
struct EndOfFile {
  let tree: SyntaxTree
  let scanner: TextScanner

  /// The block scalar that ends the source without a line break, if it does not end the result.
  ///
  /// Its value has no line break at the end, so it must be stripped (`-`) where it gets one.
  func chompingEdit(in pieces: TextPieces) -> SourceEdit? {
    let end = scanner.withoutLineBreak(tree.textEnd)
    guard tree.isUnterminated, ![end, tree.textEnd].contains(pieces.lastSource?.upperBound),
      let leaf = tree.lastNode(before: end), tree.range(of: leaf).upperBound == end,
      tree.scalarStyle(of: leaf).isBlock, !tree.content(of: leaf).isEmpty
    else { return nil }
    let header = tree.contentRange(of: leaf).lowerBound
    switch tree.chomping(of: leaf) {
    case .strip: return nil
    case .keep:
      let sign = tree.source.bytes[header...].firstIndex(of: UInt8(ascii: "+")) ?? header
      return SourceEdit(range: sign..<(sign + 1), content: .inline(Array("-".utf8)))
    case .clip:
      let behind = scanner.endOfHeaderIndicators(at: header)
      return SourceEdit(range: behind..<behind, content: .inline(Array("-".utf8)))
    }
  }

  /// Whether the last line of the result is content of a block scalar that would lose its line
  /// break, and its value with it.
  func endsInBlockScalar(_ pieces: TextPieces) -> Bool {
    guard let end = pieces.lastSource?.upperBound, end != tree.textEnd,
      let leaf = tree.lastNode(before: end), tree.scalarStyle(of: leaf).isBlock
    else { return false }
    return tree.chomping(of: leaf) != .strip
      && tree.range(of: leaf).upperBound >= scanner.withoutLineBreak(end)
  }
}
