internal import SourceDiagnostics
internal import YAMLSyntax

/// Which bytes of a mapping become others when its pairs do, all else kept.
struct ReplacedPairs {
  typealias Pair = SyntaxTree.Pair

  let mapping: NodeID
  let tree: SyntaxTree
  let scanner: TextScanner
  let pairs: [Pair]
  let isFlow: Bool
  /// The column of the keys, in characters from 0.
  ///
  /// - Complexity: O(*n*) in it: in flow style keys of many rows may share a line.
  var column: Int {
    let first = pairs.first.map { tree.range(of: $0.key).lowerBound } ?? 0
    return first - scanner.startOfLine(at: first)
  }

  /// Looks at a mapping.
  init(of mapping: NodeID, in tree: SyntaxTree) {
    self.mapping = mapping
    self.tree = tree
    scanner = TextScanner(tree.source.bytes)
    isFlow = tree.isFlow(mapping)
    pairs = tree.pairs(of: mapping)
  }

  /// What changes.
  ///
  /// - Parameters:
  ///   - new: the mapping that it becomes.
  ///   - other: the tree of that.
  ///   - printer: prints what changes.
  /// - Returns: the patches, in order; nil where they cannot be told apart from the rest.
  /// - Complexity: O(*n* log *n*) in the length of both.
  func patches(
    with new: NodeID, of other: SyntaxTree, printer: inout ValueText
  ) -> [TextPatch]? {
    let wanted = other.pairs(of: new)
    var places: [ArraySlice<UInt8>: Int] = [:]
    for (place, pair) in wanted.enumerated() { places[other.content(of: pair.key)] = place }
    guard places.count == wanted.count else { return nil }
    var patches: [TextPatch] = []
    // By place: the pair of the same key.
    var kept: [Int: Int] = [:]
    for (index, pair) in pairs.enumerated() {
      if let place = places[tree.content(of: pair.key)], kept[place] == nil {
        kept[place] = index
      } else {
        guard let range = removal(of: index) else { return nil }
        patches.append(TextPatch(range: range, text: []))
      }
    }
    guard !kept.isEmpty else { return nil }
    let slots = zip(kept.values.sorted(), kept.keys.sorted())
    for (slot, place) in slots {
      guard let index = kept[place] else { return nil }
      let value = wanted[place].value
      let isSame = tree.means(pairs[index].value, sameAs: value, in: other)
      if index == slot, isSame { continue }
      var changed: TextPatch?
      if !isSame {
        guard let patch = change(of: pairs[index], to: value, printer: &printer) else { return nil }
        changed = patch
      }
      guard let patch = index == slot ? changed : move(of: index, to: slot, changed) else {
        return nil
      }
      patches.append(patch)
    }
    for (slot, added) in arrivals(among: wanted, slots: Array(slots)) {
      guard let patch = addition(of: added, behind: slot, printer: &printer) else { return nil }
      patches.append(patch)
    }
    // What comes behind a pair comes before what goes there.
    return patches.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }.map(\.element)
  }

  /// Puts a pair where another stands, in block style with the comment on its last line.
  private func move(of index: Int, to slot: Int, _ change: TextPatch?) -> TextPatch? {
    let (source, target) = (extent(of: index), extent(of: slot))
    guard let source, let target else { return nil }
    var text = Array(tree.source.bytes[source])
    if let change {
      guard source.contains(change.range.lowerBound), change.range.upperBound <= source.upperBound
      else { return nil }
      let start = change.range.lowerBound - source.lowerBound
      let end = change.range.upperBound - source.lowerBound
      text.replaceSubrange(start..<end, with: change.text)
    }
    return TextPatch(range: target, text: text)
  }

  /// The bytes of a pair that moves; nil if they do not end on a line with a line break.
  private func extent(of index: Int) -> Range<Int>? {
    let start = tree.range(of: pairs[index].key).lowerBound
    let end = end(of: pairs[index])
    if isFlow { return start..<end }
    guard !scanner.isStartOfLine(end) else { return nil }
    return start..<scanner.endOfLine(at: end)
  }

  /// Where the last pair ends, in bytes of the source.
  var end: Int { pairs.last.map(end) ?? tree.range(of: mapping).upperBound }

  /// What goes with a pair.
  ///
  /// - Parameter key: the pair's key.
  /// - Returns: the patch; nil if the mapping has no such key.
  func removal(ofKey key: NodeID) -> TextPatch? {
    guard let index = pairs.firstIndex(where: { $0.key == key }) else { return nil }
    guard pairs.count == 1 else {
      return removal(of: index).map { TextPatch(range: $0, text: []) }
    }
    let content = tree.contentRange(of: mapping)
    return isFlow
      ? TextPatch(range: (content.lowerBound + 1)..<(content.upperBound - 1), text: [])
      : TextPatch(range: content.lowerBound..<end, text: Array("{}".utf8))
  }

  /// Puts another value behind a key.
  private func change(
    of pair: Pair, to value: NodeID, printer: inout ValueText
  ) -> TextPatch? {
    let role = DataRole.row.ofValue(for: tree.content(of: pair.key))
    guard
      let text = printer.value(
        value, like: pair.value, column: column, as: role, inFlow: isFlow)
    else { return nil }
    let bytes = tree.source.bytes
    let colon = scanner.endOfSeparation(at: tree.range(of: pair.key).upperBound)
    guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else { return nil }
    let range = tree.range(of: pair.value)
    let isOnLine = scanner.isBlank((colon + 1)..<max(range.lowerBound, colon + 1))
    if isFlow {
      guard isOnLine else { return nil }
      // Behind a plain key the colon needs a space.
      let isGlued =
        range.lowerBound == colon + 1
        && (tree.kind(of: pair.key) == .alias || tree.scalarStyle(of: pair.key) == .plain)
      return TextPatch(range: range, text: isGlued ? [.space] + text : text)
    }
    guard isOnLine || scanner.isBlank((colon + 1)..<scanner.endOfLine(at: colon)) else {
      return nil
    }
    if isOnLine, !range.isEmpty, text.first == .space, !text.contains(where: \.isLineBreak) {
      return TextPatch(range: range, text: Array(text.dropFirst()))
    }
    return TextPatch(range: (colon + 1)..<max(range.upperBound, colon + 1), text: text)
  }

  /// The bytes that go with a pair: in block style its lines, in flow style what stands between it
  /// and its neighbour too.
  private func removal(of index: Int) -> Range<Int>? {
    let start = tree.range(of: pairs[index].key).lowerBound
    let end = end(of: pairs[index])
    if index + 1 < pairs.count {
      guard !isFlow else { return start..<tree.range(of: pairs[index + 1].key).lowerBound }
      let lineEnd = scanner.startOfNextLine(after: end)
      guard index == 0 else { return scanner.startOfLine(at: start)..<lineEnd }
      // Behind the dash: what comes next moves up.
      return start..<scanner.endOfSpaces(at: lineEnd)
    }
    guard index > 0 else { return nil }
    return isFlow
      ? self.end(of: pairs[index - 1])..<end
      : scanner.startOfLine(at: start)..<scanner.startOfNextLine(after: end)
  }

  /// Where a pair ends, in bytes of the source.
  func end(of pair: Pair) -> Int {
    let end = max(tree.range(of: pair.key).upperBound, tree.range(of: pair.value).upperBound)
    guard tree.isAbsent(pair.value) else { return end }
    let colon = scanner.endOfSeparation(at: tree.range(of: pair.key).upperBound)
    return max(end, min(colon + 1, tree.source.bytes.count))
  }
}
