internal import SourceDiagnostics
internal import YAMLSyntax

/// What happens to the last line of a file that does not end in a line break (SPEC §5.3).
struct EndOfFile {
  let tree: SyntaxTree
  let scanner: TextScanner

  /// The block scalars that end the source, or what a script brings, without a line break, and do not
  /// end the result so.
  ///
  /// Their values have no line break at the end, so they must be stripped (`-`) where they get one.
  ///
  /// - Complexity: O(*k* log *n*) in their number.
  func chompingEdits(in pieces: TextPieces) -> [SourceEdit] {
    let own = tree.isUnterminated ? [scanner.withoutLineBreak(tree.textEnd)] : []
    let kept = tree.isUnterminated ? pieces.lastSource?.upperBound : nil
    return (own + tree.openGraftEnds).compactMap { end in
      kept == end || kept == scanner.afterLineBreak(end)
        ? nil : tree.openBlockScalar(before: end).flatMap { stripping($0) }
    }
  }

  private func stripping(_ leaf: NodeID) -> SourceEdit? {
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
      !tree.openGraftEnds.contains(scanner.withoutLineBreak(end)),
      let leaf = tree.lastNode(before: end), tree.scalarStyle(of: leaf).isBlock
    else { return false }
    return tree.chomping(of: leaf) != .strip
      && tree.range(of: leaf).upperBound >= scanner.withoutLineBreak(end)
  }
}
