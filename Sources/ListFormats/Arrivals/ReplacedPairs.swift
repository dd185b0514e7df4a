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
  /// What the mapping is in a list document.
  let role: DataRole
  /// What new values are printed like; nil: like those before.
  var sibling: NodeID?

  /// Looks at a mapping.
  init(of mapping: NodeID, in tree: SyntaxTree, role: DataRole = .row) {
    self.init(
      tree.pairs(of: mapping), of: mapping, in: tree, isFlow: tree.isFlow(mapping), role: role)
  }

  /// Looks at some pairs of a mapping.
  init(
    _ pairs: [Pair], of mapping: NodeID, in tree: SyntaxTree, isFlow: Bool, role: DataRole
  ) {
    self.mapping = mapping
    self.tree = tree
    self.isFlow = isFlow
    self.pairs = pairs
    self.role = role
    scanner = TextScanner(tree.source.bytes)
  }

  /// What changes.
  ///
  /// - Parameters:
  ///   - wanted: the pairs that they become.
  ///   - other: the tree of those.
  ///   - goesDeeper: whether of a mapping that is the value of a key too the pairs stay that do not
  ///     change; else it is printed anew if one does.
  ///   - printer: prints what changes.
  /// - Returns: the patches, in order; nil where they cannot be told apart from the rest.
  /// - Complexity: O(*d* *n* log *n*) in the length of both, and how deep they are nested.
  func patches(
    with wanted: [Pair], of other: SyntaxTree, goesDeeper: Bool, printer: inout ValueText
  ) -> [TextPatch]? {
    var patches: [(patch: TextPatch, depth: Int)] = []
    var pending = [InnerChange(pairs: self, wanted: wanted)]
    while let next = pending.popLast() {
      if let own = next.pairs.ownPatches(
        with: next.wanted, of: other, isEntry: next.outer == nil, goesDeeper: goesDeeper,
        printer: &printer)
      {
        patches += own.patches.map { ($0, next.depth) }
        pending += own.inner.map { pair, value in
          let role = next.pairs.role.ofValue(for: tree.content(of: pair.key))
          return InnerChange(
            pairs: ReplacedPairs(of: pair.value, in: tree, role: role),
            wanted: other.pairs(of: value), depth: next.depth + 1,
            outer: (next.pairs, pair, value))
        }
      } else if let (outer, pair, value) = next.outer,
        let patch = outer.change(of: pair, to: value, printer: &printer)
      {
        patches.append((patch, next.depth))
      } else {
        return nil
      }
    }
    // What comes behind a pair comes before what goes there, and behind what comes into it.
    return patches.enumerated().sorted {
      let (left, right) = ($0.element.patch.range, $1.element.patch.range)
      return (left.lowerBound, left.upperBound, -$0.element.depth, $0.offset)
        < (right.lowerBound, right.upperBound, -$1.element.depth, $1.offset)
    }.map(\.element.patch)
  }

  /// A mapping of which some pairs change.
  private struct InnerChange {
    let pairs: ReplacedPairs
    let wanted: [Pair]
    var depth = 0
    /// The pair whose value it is, and its new value; nil for an entry.
    var outer: (pairs: ReplacedPairs, pair: Pair, value: NodeID)?
  }

  /// What changes in the mapping itself, and the pairs whose values are mappings that change inside.
  private func ownPatches(
    with wanted: [Pair], of other: SyntaxTree, isEntry: Bool, goesDeeper: Bool,
    printer: inout ValueText
  ) -> (patches: [TextPatch], inner: [(pair: Pair, value: NodeID)])? {
    guard let kept = keptPairs(in: wanted, of: other, isEntry: isEntry) else { return nil }
    var patches: [TextPatch] = []
    var inner: [(pair: Pair, value: NodeID)] = []
    let stay = Set(kept.values)
    for index in pairs.indices where !stay.contains(index) {
      guard let range = removal(of: index) else { return nil }
      patches.append(TextPatch(range: range, text: []))
    }
    let slots = zip(kept.values.sorted(), kept.keys.sorted())
    for (slot, place) in slots {
      guard let index = kept[place] else { return nil }
      let (pair, new) = (pairs[index], wanted[place])
      if tree.content(of: pair.key) != other.content(of: new.key) {
        guard let patch = rename(of: pair, to: new.key, printer: &printer) else { return nil }
        patches.append(patch)
      }
      let isSame = tree.means(pair.value, sameAs: new.value, in: other)
      if index == slot, isSame { continue }
      let value = other.resolved(new.value)
      if goesDeeper, index == slot, canChangeInside(pair, to: value, of: other) {
        inner.append((pair, value))
        continue
      }
      var changed: TextPatch?
      if !isSame {
        guard let patch = change(of: pair, to: new.value, printer: &printer) else { return nil }
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
    return (patches, inner)
  }

  /// By place among the wanted pairs: the pair of the same key. Where an entry is one pair, that pair
  /// stays, whatever its key.
  ///
  /// - Returns: nil if none stays, or a key is wanted twice.
  private func keptPairs(
    in wanted: [Pair], of other: SyntaxTree, isEntry: Bool
  ) -> [Int: Int]? {
    if isEntry, pairs.count == 1, wanted.count == 1 { return [0: 0] }
    var places: [ArraySlice<UInt8>: Int] = [:]
    for (place, pair) in wanted.enumerated() { places[other.content(of: pair.key)] = place }
    guard places.count == wanted.count else { return nil }
    var kept: [Int: Int] = [:]
    for (index, pair) in pairs.enumerated() {
      if let place = places[tree.content(of: pair.key)], kept[place] == nil { kept[place] = index }
    }
    return kept.isEmpty ? nil : kept
  }

  /// Whether a value is a mapping of which some pairs may stay where it becomes another. One with an
  /// anchor or a tag is something else then.
  private func canChangeInside(_ pair: Pair, to value: NodeID, of other: SyntaxTree) -> Bool {
    tree.kind(of: pair.value) == .mapping && other.kind(of: value) == .mapping
      && tree.properties(of: pair.value) == nil && other.properties(of: value)?.tag == nil
      && tree.children(of: pair.value).first { _ in true } != nil
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

  /// Puts another key where one stands.
  private func rename(of pair: Pair, to key: NodeID, printer: inout ValueText) -> TextPatch? {
    guard let text = printer.keyText(key, inFlow: isFlow) else { return nil }
    let range = tree.range(of: pair.key)
    let bytes = tree.source.bytes
    let isGlued =
      range.upperBound + 1 < bytes.count && bytes[range.upperBound] == UInt8(ascii: ":")
      && !bytes[range.upperBound + 1].isBlank && !bytes[range.upperBound + 1].isLineBreak
    guard isGlued, text.first != UInt8(ascii: "\"") else {
      return TextPatch(range: range, text: text)
    }
    // Behind a plain key the colon needs a space.
    return TextPatch(
      range: range.lowerBound..<(range.upperBound + 1), text: text + [UInt8(ascii: ":"), .space])
  }

  /// Puts another value behind a key. The comment on the line of the key stays.
  private func change(
    of pair: Pair, to value: NodeID, printer: inout ValueText
  ) -> TextPatch? {
    let role = role.ofValue(for: tree.content(of: pair.key))
    guard
      let text = printer.value(
        value, like: sibling ?? pair.value, under: sibling == nil ? pair.key : nil, column: column,
        as: role, inFlow: isFlow)
    else { return nil }
    let bytes = tree.source.bytes
    let keyEnd = tree.range(of: pair.key).upperBound
    let colon = scanner.endOfSeparation(at: keyEnd)
    guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else {
      guard isFlow, tree.isAbsent(pair.value) else { return nil }
      return TextPatch(range: keyEnd..<keyEnd, text: [UInt8(ascii: ":"), .space] + text)
    }
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
    let end = max(range.upperBound, colon + 1)
    if isOnLine, !range.isEmpty, text.first == .space, !text.contains(where: \.isLineBreak) {
      return TextPatch(range: range, text: Array(text.dropFirst()))
    }
    let lineEnd = scanner.endOfLine(at: colon)
    if isOnLine || scanner.isBlank((colon + 1)..<lineEnd) {
      return TextPatch(range: (colon + 1)..<end, text: text)
    }
    // A comment stands behind the colon.
    if text.first?.isLineBreak ?? false { return TextPatch(range: lineEnd..<end, text: text) }
    guard !text.contains(where: \.isLineBreak) else { return nil }
    let lastLine = scanner.isStartOfLine(end) ? end : scanner.endOfLine(at: end)
    return TextPatch(range: (colon + 1)..<lastLine, text: text + bytes[(colon + 1)..<lineEnd])
  }

  /// The bytes that go with a pair: in block style its lines, in flow style what stands between it
  /// and its neighbour too.
  private func removal(of index: Int) -> Range<Int>? {
    let start = start(of: pairs[index])
    let end = end(of: pairs[index])
    if index + 1 < pairs.count {
      guard !isFlow else { return start..<self.start(of: pairs[index + 1]) }
      let lineEnd = scanner.startOfNextLine(after: end)
      guard index == 0 else { return scanner.startOfLine(at: start)..<lineEnd }
      // Behind the dash: what comes next moves up, over blank lines too.
      let next = tree.range(of: pairs[index + 1].key).lowerBound
      var line = lineEnd
      while line < next, scanner.isBlank(line..<scanner.endOfLine(at: line)) {
        line = scanner.startOfNextLine(after: line)
      }
      return start..<min(scanner.endOfSpaces(at: line), next)
    }
    guard index > 0 else { return nil }
    guard !isFlow else { return self.end(of: pairs[index - 1])..<end }
    // The line break behind it stays, where others may come.
    let lineEnd =
      scanner.isStartOfLine(end) ? scanner.withoutLineBreak(end) : scanner.endOfLine(at: end)
    return scanner.withoutLineBreak(scanner.startOfLine(at: start))..<lineEnd
  }

  /// Where a pair starts, in bytes of the source: what makes its key explicit is part of it.
  private func start(of pair: Pair) -> Int {
    let start = tree.range(of: pair.key).lowerBound
    let blanks = scanner.startOfBlanks(before: start)
    let isExplicit = 0 < blanks && tree.source.bytes[max(blanks - 1, 0)] == UInt8(ascii: "?")
    return isExplicit && blanks < start ? blanks - 1 : start
  }

  /// Where a pair ends, in bytes of the source.
  func end(of pair: Pair) -> Int {
    let keyEnd = tree.range(of: pair.key).upperBound
    let end = max(keyEnd, tree.isAbsent(pair.value) ? 0 : tree.range(of: pair.value).upperBound)
    guard tree.isAbsent(pair.value) else { return end }
    let colon = scanner.endOfSeparation(at: keyEnd)
    let hasColon = colon < tree.source.bytes.count && tree.source.bytes[colon] == UInt8(ascii: ":")
    return hasColon ? colon + 1 : end
  }
}
