internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// The edits that make a flow mapping a block mapping (SPEC §5.5): its brackets and commas go, every
/// key begins a line, behind a `?` where it cannot stand before a colon, and every comment keeps a
/// place.
struct MappingTurn {
  private typealias Pair = SyntaxTree.Pair

  private let tree: SyntaxTree
  private let scanner: TextScanner
  private let content: Range<Int>
  /// Where the last edit ends: blanks behind the closing bracket of a whole document go with it.
  private let lastEnd: Int
  /// The same; where a key is added, where its edit begins.
  private var end: Int
  private let pairs: [Pair]
  private let keyColumn: Int
  private let indent: [UInt8]
  /// Whether it has brackets: a pair in a flow sequence, `[a: b]`, may have none.
  private let hasBrackets: Bool
  /// Whether the first key begins a line of its own: an anchor would be the key's, or a comment stands
  /// there.
  private var opensLine: Bool
  /// A key and its value that come before the others, as they are written; empty: none.
  private let title: [UInt8]
  /// The comment behind the closing bracket, until it has its place on the first line.
  private var commentBehind: [UInt8] = []
  /// The edits.
  private(set) var edits: [SourceEdit] = []

  /// Prepares the turn of a mapping.
  ///
  /// - Parameters:
  ///   - mapping: a flow mapping.
  ///   - tree: the stream.
  ///   - keyColumn: the column of its keys, in characters from 0.
  ///   - title: a key and its value that come before the others, as they are written; empty: none.
  ///   - startsLine: whether the first key can stand where the bracket does.
  ///   - isWhole: whether it is the whole document: a comment behind the closing bracket stays behind
  ///     all of it.
  ///   - isEntry: whether it is an entry of a block list, so that nothing but a comment follows on its line.
  init(
    of mapping: NodeID, in tree: SyntaxTree, keyColumn: Int, title: [UInt8], startsLine: Bool,
    isWhole: Bool, isEntry: Bool
  ) {
    self.tree = tree
    self.keyColumn = keyColumn
    self.title = title
    scanner = TextScanner(tree.source.bytes)
    content = tree.contentRange(of: mapping)
    let blanks = scanner.endOfBlanks(at: content.upperBound)
    let endsLine = blanks == tree.source.bytes.count || tree.source.bytes[blanks].isLineBreak
    lastEnd = endsLine && (isWhole || isEntry) ? blanks : content.upperBound
    end = lastEnd
    indent = [UInt8](repeating: .space, count: keyColumn)
    hasBrackets = tree.hasBrackets(mapping)
    opensLine = hasBrackets && (!startsLine || tree.properties(of: mapping) != nil)
    pairs = tree.pairs(of: mapping)
    takeCommentBehind(staysBehind: isWhole)
  }

  /// Writes the edits.
  ///
  /// - Parameters:
  ///   - list: the list in the mapping that becomes a block list.
  ///   - key: its key; nil if it has none yet.
  ///   - addedKey: the key that it gets then.
  ///   - isEmpty: whether it has no entries.
  ///   - opening: the comments behind its opening bracket.
  mutating func write(
    _ list: ListID, key: NodeID?, addedKey: String, isEmpty: Bool, opening: [FlowComment]
  ) {
    let listIndex = pairs.firstIndex { $0.key == key }
    // An added key stands where the closing bracket does.
    if listIndex == nil, !isEmpty, hasBrackets { end = content.upperBound - 1 }
    writeStart(isListFirst: listIndex == 0)
    for (index, pair) in pairs.enumerated() {
      let rest = end(of: pair)..<start(ofPair: index + 1)
      guard index == listIndex else {
        writePair(pair)
        writeRest(rest, behind: index)
        continue
      }
      var comments = commentsBeforeList(pair)
      comments += opening + self.comments(in: rest).filter { !$0.isAlone }
      writeList(list, pair, isEmpty: isEmpty, comments: comments)
      writeRest(rest, behind: index, inlineIsWritten: true)
    }
    guard listIndex == nil, !isEmpty else { return }
    edits.append(
      SourceEdit(
        range: end..<lastEnd,
        content: .addedKey(line: indent + Array("\(addedKey):".utf8), list)))
  }
}

// MARK: - Parts

extension MappingTurn {
  private mutating func takeCommentBehind(staysBehind: Bool) {
    let bytes = tree.source.bytes
    var start = content.upperBound
    let comma = scanner.endOfBlanks(at: start)
    if comma < bytes.count, bytes[comma] == UInt8(ascii: ",") { start = comma + 1 }
    let next = scanner.endOfBlanks(at: start)
    guard next < bytes.count, bytes[next] == .numberSign,
      let comment = comments(in: start..<scanner.endOfLine(at: next)).first
    else { return }
    if staysBehind {
      let text = indent + bytes[comment.sign..<comment.end]
      edits.append(SourceEdit(range: comment.range, content: .lines([], [text])))
    } else {
      commentBehind = inline(comment)
      edits.append(SourceEdit(range: comment.range, content: .inline([])))
    }
  }

  /// Writes what stands before the first key.
  private mutating func writeStart(isListFirst: Bool) {
    let whole = content.lowerBound..<start(ofPair: 0)
    let behindBracket = content.lowerBound + (hasBrackets ? 1 : 0)
    let comments = comments(in: behindBracket..<max(behindBracket, whole.upperBound))
    if !comments.isEmpty { opensLine = true }
    if let first = pairs.first, !isListFirst, !commentBehind.isEmpty,
      self.comments(in: end(of: first)..<start(ofPair: 1)).contains(where: { !$0.isAlone })
    {
      opensLine = true
    }
    var (rest, lines) = written(comments)
    if opensLine || pairs.isEmpty {
      rest = commentBehind + rest
      commentBehind = []
      if !pairs.isEmpty, !title.isEmpty { lines.append(indent + title) }
      if !pairs.isEmpty { lines.append(indent + opener(ofPair: 0)) }
    } else if title.isEmpty {
      rest += opener(ofPair: 0)
    } else {
      rest += title
      lines.append(indent + opener(ofPair: 0))
    }
    guard !whole.isEmpty || lines.isEmpty else {
      // What is only put in at the start of an element would not go along with it.
      let first = whole.lowerBound..<(whole.lowerBound + 1)
      lines[lines.count - 1] += tree.source.bytes[first]
      return edits.append(SourceEdit(range: first, content: .lines(rest, lines)))
    }
    var start = whole.lowerBound
    if opensLine, rest.isEmpty, lines.count > 0 {
      // Nothing is left behind a key or an anchor that the blanks would set apart. Before an element of
      // a flow list they are no part of what is written.
      let blanks = scanner.startOfBlanks(before: start)
      let isElement = blanks > 0 && Array(",[".utf8).contains(tree.source.bytes[blanks - 1])
      if !scanner.isStartOfLine(blanks), !isElement { start = blanks }
    }
    edits.append(SourceEdit(range: start..<whole.upperBound, content: .lines(rest, lines)))
  }

  /// Writes a pair whose value stays as it is.
  private mutating func writePair(_ pair: Pair) {
    let keyEnd = tree.range(of: pair.key).upperBound
    guard let colon = colon(of: pair) else {
      if isExplicit(pair) { return writeKey(pair) }
      return edits.append(SourceEdit(range: keyEnd..<keyEnd, content: .inline(colonText(pair.key))))
    }
    writeKey(pair)
    let value = tree.range(of: pair.value)
    guard !value.isEmpty else { return }
    let comments = comments(in: (isExplicit(pair) ? colon : keyEnd)..<value.lowerBound)
    if !comments.isEmpty {
      let (rest, further) = written(comments)
      let lines = further + [indent + [.space, .space]]
      edits.append(
        SourceEdit(range: (colon + 1)..<value.lowerBound, content: .lines(rest, lines)))
    } else if value.lowerBound == colon + 1
      || tree.source.bytes[colon..<value.lowerBound].contains(where: \.isLineBreak)
    {
      edits.append(
        SourceEdit(range: (colon + 1)..<value.lowerBound, content: .lines([.space], [])))
    }
    indentLines(of: value)
  }

  /// Writes a key up to its colon.
  private mutating func writeKey(_ pair: Pair) {
    let key = tree.range(of: pair.key)
    let colon = colon(of: pair)
    guard isExplicit(pair) else {
      if let colon, tree.source.bytes[key.upperBound..<colon].contains(where: \.isLineBreak) {
        edits.append(SourceEdit(range: key.upperBound..<colon, content: .inline([])))
      }
      return
    }
    if !key.isEmpty { indentLines(of: key) }
    guard let colon else { return }
    let (rest, lines) = written(comments(in: key.upperBound..<colon))
    edits.append(
      SourceEdit(range: key.upperBound..<colon, content: .lines(rest, lines + [indent])))
  }

  /// Lets the further lines of a key or a value begin behind the column of the keys.
  private mutating func indentLines(of range: Range<Int>) {
    let columns = scanner.missingIndentation(ofLinesIn: range, behindColumn: keyColumn)
    guard columns > 0 else { return }
    edits.append(SourceEdit(range: range, content: .shifted(columns: columns)))
  }

  /// Writes the pair of the list.
  private mutating func writeList(
    _ list: ListID, _ pair: Pair, isEmpty: Bool, comments: [FlowComment]
  ) {
    let keyEnd = tree.range(of: pair.key).upperBound
    let colon = colon(of: pair)
    writeKey(pair)
    edits += NullTagRemoval.edits(of: pair.value, in: tree).filter { isBeforeAnchor($0, pair) }
    let start = tree.endOfKeptProperties(of: pair.value) ?? colon.map { $0 + 1 } ?? keyEnd
    var text = colon == nil ? colonText(pair.key) : []
    if colon == nil, isExplicit(pair) {
      edits.append(SourceEdit(range: start..<start, content: .lines([], [indent])))
      text = [UInt8(ascii: ":")]
    }
    if isEmpty { text += " []".utf8 }
    text += commentBehind
    commentBehind = []
    for comment in comments { text += [.space] + tree.source.bytes[comment.sign..<comment.end] }
    edits.append(SourceEdit(range: start..<start, content: .lines(text, [])))
    edits.append(
      SourceEdit(range: start..<max(end(of: pair), start), content: .entries(list)))
  }

  /// Writes what stands behind a pair.
  private mutating func writeRest(
    _ range: Range<Int>, behind index: Int, inlineIsWritten: Bool = false
  ) {
    let comments = comments(in: range).filter { $0.isAlone || !inlineIsWritten }
    var (rest, lines) = written(comments)
    if !inlineIsWritten {
      rest += commentBehind
      commentBehind = []
    }
    if index + 1 < pairs.count { lines.append(indent + opener(ofPair: index + 1)) }
    edits.append(SourceEdit(range: range, content: .lines(rest, lines)))
  }
}

// MARK: - Places

extension MappingTurn {
  private func comments(in range: Range<Int>) -> [FlowComment] {
    FlowComment.all(in: range, of: tree.source.bytes)
  }

  /// The comments between the key of the list, its colon, its anchor and its bracket.
  private func commentsBeforeList(_ pair: Pair) -> [FlowComment] {
    let keyEnd =
      isExplicit(pair)
      ? colon(of: pair).map { $0 + 1 } ?? start(behind: pair) : start(behind: pair)
    let value = tree.range(of: pair.value)
    let content = tree.contentRange(of: pair.value).lowerBound
    var behindNames = tree.properties(of: pair.value).map { $0.endOffset..<content }
    var beforeTag: [FlowComment] = []
    if let tag = tree.nullTag(of: pair.value) {
      let start = tree.endOfKeptProperties(of: pair.value) ?? value.lowerBound
      beforeTag = comments(in: start..<max(start, tag.lowerBound))
      behindNames = max(start, tag.upperBound)..<max(start, tag.upperBound, content)
    }
    return comments(in: keyEnd..<max(keyEnd, value.lowerBound)) + beforeTag
      + (behindNames.map(comments) ?? [])
  }

  /// Whether an edit takes something out that stands before the anchor of a pair's value.
  private func isBeforeAnchor(_ edit: SourceEdit, _ pair: Pair) -> Bool {
    tree.endOfKeptProperties(of: pair.value).map { edit.range.lowerBound < $0 } ?? false
  }

  /// Comments as the rest of a line, and lines of their own.
  private func written(_ comments: [FlowComment]) -> (rest: [UInt8], lines: [[UInt8]]) {
    var rest: [UInt8] = []
    var lines: [[UInt8]] = []
    for comment in comments {
      if comment.isAlone || !lines.isEmpty {
        lines.append(indent + tree.source.bytes[comment.sign..<comment.end])
      } else {
        rest += inline(comment)
      }
    }
    return (rest, lines)
  }

  /// A comment behind something else on its line, which may be a dash: no tab may follow that.
  private func inline(_ comment: FlowComment) -> [UInt8] {
    let bytes = tree.source.bytes
    let hasTab = bytes[comment.range.lowerBound..<comment.sign].contains(.tab)
    return hasTab ? [.space] + bytes[comment.sign..<comment.end] : Array(bytes[comment.range])
  }

  /// The byte offset of the colon behind a key; nil if there is none.
  private func colon(of pair: Pair) -> Int? {
    let next = scanner.endOfSeparation(at: tree.range(of: pair.key).upperBound)
    return next < content.upperBound && tree.source.bytes[next] == UInt8(ascii: ":") ? next : nil
  }

  /// A colon behind a key that had none; an alias takes one for its own name.
  private func colonText(_ key: NodeID) -> [UInt8] {
    tree.kind(of: key) == .alias ? [.space, UInt8(ascii: ":")] : [UInt8(ascii: ":")]
  }

  private func start(behind pair: Pair) -> Int { tree.range(of: pair.key).upperBound }

  /// What stands before a key that no colon on its line can end.
  private func opener(ofPair index: Int) -> [UInt8] {
    guard index < pairs.count, isExplicit(pairs[index]) else { return [] }
    return Array((tree.isAbsent(pairs[index].key) ? "?" : "? ").utf8)
  }

  /// Whether a key takes a `?` in block style: one that is absent, spans lines, is longer than a key
  /// before a colon may be, or would read as the start of a document.
  private func isExplicit(_ pair: Pair) -> Bool {
    guard !tree.isAbsent(pair.key) else { return true }
    let key = tree.range(of: pair.key)
    let text = tree.source.bytes[key.lowerBound..<(colon(of: pair) ?? key.upperBound)]
    let own = tree.source.bytes[key]
    return own.contains(where: \.isLineBreak)
      || text.count > ParsingLimits.simpleKeyLength
      || keyColumn == 0 && (own.starts(with: "---".utf8) || own.starts(with: "...".utf8))
  }

  private func start(ofPair index: Int) -> Int {
    index < pairs.count ? tree.range(of: pairs[index].key).lowerBound : end
  }

  private func end(of pair: Pair) -> Int {
    let keyEnd = tree.range(of: pair.key).upperBound
    return max(keyEnd, tree.range(of: pair.value).upperBound, colon(of: pair).map { $0 + 1 } ?? 0)
  }
}
