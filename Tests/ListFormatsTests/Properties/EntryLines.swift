import SourceDiagnostics
import YAMLSyntax

/// Where the entries of a list stand, by a rule of its own (SPEC §5.1), simpler than the program's.
struct EntryLines {
  let tree: SyntaxTree
  let lines: SourceLines
  /// The list itself.
  let list: NodeID
  let entries: [NodeID]
  /// Whether every entry has lines of its own.
  let areOwn: Bool

  init(of list: NodeID, in tree: SyntaxTree, _ lines: SourceLines) {
    self.tree = tree
    self.lines = lines
    self.list = list
    entries = Array(tree.children(of: list))
    var areOwn = true
    for entry in entries {
      let start = EntryLines.start(of: entry, isFlow: tree.isFlow(list), tree, lines)
      if !lines.isFirst(start) { areOwn = false }
      let end = tree.range(of: entry).upperBound
      let rest = lines.bytes[end..<lines.range(of: lines.line(at: max(end - 1, 0))).upperBound]
        .drop { [32, 9, UInt8(ascii: ",")].contains($0) }
      if tree.isFlow(list), let first = rest.first, ![10, 13, UInt8(ascii: "#")].contains(first) {
        areOwn = false
      }
    }
    self.areOwn = areOwn
  }

  /// Whether an entry has lines of its own though the first of its list may share the line of what
  /// introduces that.
  func isOwn(_ entry: NodeID) -> Bool {
    areOwn || !tree.isFlow(list) && lines.isFirst(start(of: entry))
  }

  /// Where the dash of an entry stands, or it begins in a flow list.
  func start(of entry: NodeID) -> Int {
    EntryLines.start(of: entry, isFlow: tree.isFlow(list), tree, lines)
  }

  /// The lines from an entry's dash, or its start in a flow list, to its end.
  func core(of entry: NodeID) -> ClosedRange<Int> {
    let start = lines.line(at: start(of: entry))
    var end = max(start, lines.lines(of: tree.range(of: entry)).upperBound)
    if let leaf = tree.lastNode(before: tree.range(of: entry).upperBound),
      tree.kind(of: leaf) == .scalar, tree.scalarStyle(of: leaf).isBlock,
      tree.chomping(of: leaf) == .keep
    {
      // Blank lines behind it are content.
      while end + 1 < lines.starts.count, lines.isBlank(end + 1) { end += 1 }
    }
    return start...end
  }

  /// The lines of an entry with the comments that it owns.
  func owned(by entry: NodeID) -> ClosedRange<Int> {
    let core = core(of: entry)
    let column = start(of: entry) - lines.starts[core.lowerBound]
    var first = core.lowerBound
    while first > 0, lines.isComment(first - 1), lines.indentation(of: first - 1) == column {
      first -= 1
    }
    var last = core.upperBound
    while last + 1 < lines.starts.count, lines.isComment(last + 1),
      lines.indentation(of: last + 1) > column
    { last += 1 }
    return first...last
  }

  /// Where the dash of a block entry stands, or a flow entry begins.
  private static func start(
    of entry: NodeID, isFlow: Bool, _ tree: SyntaxTree, _ lines: SourceLines
  ) -> Int {
    let start = tree.range(of: entry).lowerBound
    guard !isFlow else { return start }
    var line = lines.line(at: start)
    var place = start
    while line >= 0 {
      let range = lines.starts[line]..<min(place, lines.range(of: line).upperBound)
      let text = lines.bytes[range]
      // A comment may stand between a dash and what follows it below.
      let code = text[..<(commentStart(in: text) ?? text.endIndex)]
      if let dash = code.lastIndex(where: { ![32, 9, 13, 10].contains($0) }) { return dash }
      line -= 1
      place = line >= 0 ? lines.range(of: line).upperBound : 0
    }
    return start
  }

  private static func commentStart(in text: ArraySlice<UInt8>) -> Int? {
    text.indices.first {
      text[$0] == UInt8(ascii: "#") && ($0 == text.startIndex || [32, 9].contains(text[$0 - 1]))
    }
  }
}
