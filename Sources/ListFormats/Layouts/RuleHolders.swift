internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

extension DecodedDocument {
  /// The lists, knowing the entries in whose lines a comment stands that speaks to this program: those
  /// neither go nor move (SPEC §8).
  ///
  /// - Complexity: O(*n*) in the length of the text, and in the entries for each such comment.
  func modelHoldingRules() -> ListDocument {
    let comments = rulesComments()
    guard !comments.isEmpty else { return model }
    let scanner = TextScanner(tree.source.bytes)
    var model = model
    for comment in comments {
      for number in entryNodes.indices {
        let entry = EntryID(UInt32(truncatingIfNeeded: number))
        let range = range(of: entry)
        guard range.lowerBound <= comment else { continue }
        // One on the line of an entry's last leaf goes where that goes.
        if comment < scanner.endOfLine(at: range.upperBound), !model.isImplied(entry) {
          model.addRuleHolder(entry)
        }
      }
    }
    return model
  }

  /// The byte offsets of the comments in this document.
  private func rulesComments() -> [Int] {
    let bytes = tree.source.bytes
    var found: [Int] = []
    var offset = 0
    while let sign = bytes.span.firstNumberSign(from: offset) {
      offset = sign + 1
      if bytes[sign...].starts(with: RulesComment.marker), isComment(at: sign) {
        found.append(sign)
      }
    }
    return found
  }

  /// Whether a number sign stands in no scalar.
  private func isComment(at offset: Int) -> Bool {
    guard let leaf = tree.lastNode(before: offset + 1), tree.kind(of: leaf) == .scalar else {
      return true
    }
    return tree.range(of: leaf).upperBound <= offset
  }
}

extension Span<UInt8> {
  /// How many bytes are looked at together.
  private static var block: Int { 256 }

  /// The first number sign from an offset on.
  ///
  /// Blocks are looked at to their end, so that the compiler can take many bytes at a time.
  fileprivate func firstNumberSign(from start: Int) -> Int? {
    var offset = start
    while offset + Self.block <= count {
      let block = extracting(offset..<(offset + Self.block))
      var isFound = false
      for index in 0..<Self.block { isFound = isFound || block[index] == .numberSign }
      if isFound { break }
      offset += Self.block
    }
    while offset < count {
      if self[offset] == .numberSign { return offset }
      offset += 1
    }
    return nil
  }
}
