internal import SourceDiagnostics
internal import YAMLSyntax

/// Pairs that stand in a flow sequence without brackets of their own, `[a: b]` (YAML 1.2.2 §7.4.1).
extension DocumentUpdater {
  /// Whether an element is such a pair, and stays one, that would be something else in block style:
  /// behind a `?` the whole pair would be a key, a colon with a value directly behind it is none, and
  /// further lines may be too far left.
  func isPairForFlowAlone(_ element: NodeID) -> Bool {
    guard tree.kind(of: element) == .mapping, tree.isFlow(element), !tree.hasBrackets(element),
      !turnedMappings.contains(element), bracketedPairs[element] == nil
    else { return false }
    let range = tree.range(of: element)
    let text = tree.source.bytes[range]
    guard text.first != UInt8(ascii: "?"), !text.contains(where: \.isLineBreak) else { return true }
    let key = tree.pairs(of: element).first.map { tree.range(of: $0.key) }
    let value = key.map { scanner.endOfSeparation(at: $0.upperBound) + 1 } ?? range.upperBound
    return value < range.upperBound && !tree.source.bytes[value].isBlank
  }

  /// Puts brackets around pairs that get another beside them.
  ///
  /// - Complexity: O(*e*) in the number of edits, if there are such pairs.
  mutating func addBrackets() {
    guard !bracketedPairs.isEmpty else { return }
    var indicators: [Int: Int] = [:]
    var ends: Set<Int> = []
    for (index, edit) in edits.enumerated() {
      if edit.range.isEmpty {
        ends.insert(edit.range.upperBound)
      } else if case .inline([]) = edit.content {
        indicators[edit.range.lowerBound] = index
      }
    }
    for (pair, leading) in bracketedPairs {
      let content = tree.contentRange(of: pair)
      let text = [UInt8(ascii: "{")] + leading
      if let index = indicators[content.lowerBound] {
        // In the place of a `?` that goes.
        edits[index] = SourceEdit(range: edits[index].range, content: .inline(text))
      } else {
        // What is only put in at the start of an element would not go along with it.
        let first = content.lowerBound..<(content.lowerBound + 1)
        add(first, .inline(text + tree.source.bytes[first]))
      }
      let end = content.upperBound
      let isGlued = tree.source.bytes[end - 1] == UInt8(ascii: ":") && !ends.contains(end)
      add(end..<end, .inline(Array(isGlued ? " }".utf8 : "}".utf8)))
    }
  }
}
