internal import SourceDiagnostics
internal import YAMLSyntax

/// How the entries of a list are laid out, as their neighbours show (SPEC §5.7).
struct EntryHabit {
  /// Where the content of an entry begins behind its dash.
  enum Gap {
    /// On the dash's line, behind so many spaces.
    case spaces(Int)
    /// On the next line, so many columns to the right of the dash.
    case ownLine(columns: Int)
  }

  let tree: SyntaxTree
  private let scanner: TextScanner

  init(tree: SyntaxTree) {
    self.tree = tree
    scanner = TextScanner(tree.source.bytes)
  }

  /// How an entry of a block list stands behind its dash; nil if that cannot be told.
  ///
  /// - Complexity: O(*m*) in the length of its line and of the white space before it.
  func gap(before node: NodeID) -> Gap? {
    let start = tree.range(of: node).lowerBound
    let bytes = tree.source.bytes
    var dash = start
    while dash > 0, bytes[dash - 1].isBlank || bytes[dash - 1].isLineBreak { dash -= 1 }
    guard dash > 0, bytes[dash - 1] == .dash, !tree.isAbsent(node) else { return nil }
    dash -= 1
    if scanner.startOfLine(at: start) <= dash { return .spaces(start - dash - 1) }
    let columns = column(of: start) - column(of: dash)
    return columns > 0 ? .ownLine(columns: columns) : nil
  }

  /// How many columns the dashes of a block sequence stand to the right of its key.
  func dashIndentation(of sequence: NodeID, under key: NodeID) -> Int? {
    guard tree.kind(of: sequence) == .sequence, !tree.isFlow(sequence) else { return nil }
    let dash = scanner.endOfSeparation(at: tree.contentRange(of: sequence).lowerBound)
    let columns = column(of: dash) - column(of: tree.range(of: key).lowerBound)
    return columns >= 0 ? columns : nil
  }

  /// How many columns the keys of a block mapping stand to the right of that under which it stands.
  func keyIndentation(of mapping: NodeID, under key: NodeID) -> Int? {
    guard tree.kind(of: mapping) == .mapping, !tree.isFlow(mapping) else { return nil }
    let columns =
      column(of: tree.contentRange(of: mapping).lowerBound)
      - column(of: tree.range(of: key).lowerBound)
    return columns > 0 ? columns : nil
  }

  /// The first elements of a sequence, enough to show how they are laid out; none for other nodes.
  func elements(of node: NodeID) -> [NodeID] {
    let own = tree.resolved(node)
    return tree.kind(of: own) == .sequence ? Array(tree.children(of: own).prefix(32)) : []
  }

  /// The value of a key in a mapping, and the key; nil if it has none.
  func field(_ name: ArraySlice<UInt8>, of mapping: NodeID) -> (key: NodeID, value: NodeID)? {
    guard tree.kind(of: mapping) == .mapping else { return nil }
    var children = tree.children(of: mapping)
    while let key = children.next(), let value = children.next() {
      if tree.content(of: key) == name { return (key, value) }
    }
    return nil
  }

  /// Whether the first quoted scalar below a node is in single quotes.
  func prefersSingleQuotes(below node: NodeID) -> Bool? {
    var number = node.number
    while number < tree.end(of: node).number {
      let leaf = NodeID(number)
      if tree.kind(of: leaf) == .scalar {
        switch tree.scalarStyle(of: leaf) {
        case .singleQuoted: return true
        case .doubleQuoted: return false
        case .plain, .literal, .folded: break
        }
      }
      number += 1
    }
    return nil
  }

  /// The column of a byte offset, in bytes from 0.
  func column(of offset: Int) -> Int { offset - scanner.startOfLine(at: offset) }
}
