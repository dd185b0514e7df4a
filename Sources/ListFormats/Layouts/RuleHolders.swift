internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

extension DecodedDocument {
  /// The lists, knowing the entries in whose lines a comment stands that speaks to this program: those
  /// neither go nor move (SPEC §8).
  ///
  /// - Complexity: O(*n*) in the length of the text; where there are such comments also O(*m* log *k*)
  ///   in the entries and in those comments.
  func modelHoldingRules() -> ListDocument {
    let comments = tree.rulesComments()
    guard let last = comments.last else { return model }
    let scanner = TextScanner(tree.source.bytes)
    var model = model
    for number in entryNodes.indices {
      let entry = EntryID(UInt32(truncatingIfNeeded: number))
      let range = range(of: entry)
      guard range.lowerBound <= last else { continue }
      let next = comments[comments.partitioningIndex { $0 >= range.lowerBound }]
      // One on the line of an entry's last leaf goes where that goes.
      if next < scanner.endOfLine(at: range.upperBound), !model.isImplied(entry) {
        model.addRuleHolder(entry)
      }
    }
    return model
  }
}

extension SyntaxTree {
  /// The byte offsets of the comments in its text that speak to this program, in order.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  func rulesComments() -> [Int] {
    source.bytes.span.offsets(of: RulesComment.marker).filter { isComment(at: $0) }
  }

  /// Whether a number sign stands in no scalar.
  func isComment(at offset: Int) -> Bool {
    guard let leaf = lastNode(before: offset + 1), kind(of: leaf) == .scalar else { return true }
    return range(of: leaf).upperBound <= offset
  }
}

extension Span<UInt8> {
  /// The offsets at which some bytes stand.
  ///
  /// Horspool's search: where the last of them cannot be, all that end there are passed over unseen.
  ///
  /// - Parameter marker: the bytes.
  /// - Returns: the offsets, in order.
  /// - Precondition: `marker` is not empty.
  /// - Complexity: O(*n*), most often with a look at every fourth byte or so.
  fileprivate func offsets(of marker: [UInt8]) -> [Int] {
    var steps = [Int](repeating: marker.count, count: 256)
    for (index, byte) in marker.dropLast().enumerated() {
      steps[Int(byte)] = marker.count - 1 - index
    }
    var found: [Int] = []
    var last = marker.count - 1
    while last < count {
      let start = last - (marker.count - 1)
      if self[last] == marker.last, marker.indices.allSatisfy({ self[start + $0] == marker[$0] }) {
        found.append(start)
      }
      last += steps[Int(self[last])]
    }
    return found
  }
}
