internal import SourceDiagnostics
internal import YAMLSyntax

/// Which bytes of a mapping become others when its pairs do, all else kept.
struct ReplacedPairs {
  private typealias Pair = SyntaxTree.Pair

  private let mapping: NodeID
  private let tree: SyntaxTree
  private let scanner: TextScanner
  private let pairs: [Pair]
  private let isFlow: Bool
  /// The column of the keys, in characters from 0.
  private let column: Int

  /// Looks at a mapping.
  init(of mapping: NodeID, in tree: SyntaxTree) {
    self.mapping = mapping
    self.tree = tree
    scanner = TextScanner(tree.source.bytes)
    isFlow = tree.isFlow(mapping)
    pairs = tree.pairs(of: mapping)
    let first = pairs.first.map { tree.range(of: $0.key).lowerBound } ?? 0
    column = first - scanner.startOfLine(at: first)
  }

  /// What changes.
  ///
  /// - Parameters:
  ///   - new: the mapping that it becomes.
  ///   - other: the tree of that.
  ///   - printer: prints what changes.
  /// - Returns: the patches, in order; nil where they cannot be told apart from the rest.
  /// - Complexity: O(*n*) in the length of both.
  func patches(
    with new: NodeID, of other: SyntaxTree, printer: inout ValueText
  ) -> [TextPatch]? {
    let wanted = other.pairs(of: new)
    var places: [ArraySlice<UInt8>: Int] = [:]
    for (place, pair) in wanted.enumerated() { places[other.content(of: pair.key)] = place }
    guard places.count == wanted.count else { return nil }
    var patches: [TextPatch] = []
    var kept: Set<Int> = []
    var lastKept: Int?
    for (index, pair) in pairs.enumerated() {
      guard let place = places[tree.content(of: pair.key)], kept.insert(place).inserted else {
        guard let range = removal(of: index) else { return nil }
        patches.append(TextPatch(range: range, text: []))
        continue
      }
      lastKept = index
      let value = wanted[place].value
      if tree.means(pair.value, sameAs: value, in: other) { continue }
      guard let patch = change(of: pair, to: value, printer: &printer) else { return nil }
      patches.append(patch)
    }
    guard let lastKept else { return nil }
    let added = wanted.indices.filter { !kept.contains($0) }.map { wanted[$0] }
    guard !added.isEmpty else { return patches }
    // Behind the comment of the pair before.
    var end = end(of: pairs[lastKept])
    if !isFlow, !scanner.isStartOfLine(end) { end = scanner.endOfLine(at: end) }
    let startsLine = !isFlow && scanner.isStartOfLine(end)
    guard let text = text(of: added, startsLine: startsLine, printer: &printer) else { return nil }
    let place = patches.firstIndex { $0.range.lowerBound >= end } ?? patches.count
    patches.insert(TextPatch(range: end..<end, text: text), at: place)
    return patches
  }

  /// Where the last pair ends, in bytes of the source.
  var end: Int { pairs.last.map(end) ?? tree.range(of: mapping).upperBound }

  /// The text of pairs that are added, at the end of a line, or whole lines at the start of one.
  private func text(
    of added: [Pair], startsLine: Bool, printer: inout ValueText
  ) -> [UInt8]? {
    let habit = FlowHabit(of: mapping, or: mapping, in: tree)
    let indent = [UInt8](repeating: .space, count: column)
    var text: [UInt8] = []
    for pair in added {
      guard
        let part = printer.pair(
          pair.key, pair.value, like: mapping, column: column,
          colon: isFlow ? habit.onOneLine.colon : nil)
      else { return nil }
      if isFlow {
        text += habit.pairSeparator + part
      } else {
        text += startsLine ? indent + part + [.lineFeed] : [.lineFeed] + indent + part
      }
    }
    return text
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
  private func end(of pair: Pair) -> Int {
    let end = max(tree.range(of: pair.key).upperBound, tree.range(of: pair.value).upperBound)
    guard tree.isAbsent(pair.value) else { return end }
    let colon = scanner.endOfSeparation(at: tree.range(of: pair.key).upperBound)
    return max(end, min(colon + 1, tree.source.bytes.count))
  }
}
