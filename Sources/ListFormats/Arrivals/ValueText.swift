internal import SourceDiagnostics
internal import YAMLSyntax

/// Prints a value of a script as text that looks like its neighbours (SPEC §5.7).
///
/// Every part of the value is laid out like the part of a neighbour, its *model*, that stands in the
/// same place: under the same key, or as the first element.
struct ValueText {
  /// Where a part is printed.
  enum Place {
    /// Behind a dash, which has been printed.
    case afterDash(EntryHabit.Gap)
    /// Behind a key and its colon.
    case afterKey(indent: Int)
  }

  /// What remains to be printed.
  enum Item {
    case text([UInt8])
    case value(NodeID, model: NodeID?, column: Int, Place, DataRole)
    /// A value in flow style.
    case flow(FlowPart)
  }

  /// A value in flow style, and how it is laid out.
  struct FlowPart {
    let node: NodeID
    /// Whether it stands inside a flow collection.
    var isNested = true
    /// What it is in a list document: JSON says with it which scalars are strings.
    var role = DataRole.data
    /// What stands in the same place of a neighbour.
    var model: NodeID?
    /// The column of its closing bracket, if it gets a line of its own.
    var column = 0
    /// How many columns further to the right what it holds stands, each on a line of its own; nil:
    /// all on one line. Its model knows better.
    var step: Int?
  }

  let tree: SyntaxTree
  let habit: EntryHabit
  let prefersSingleQuotes: Bool
  let isJSON: Bool
  let flow: FlowHabit
  var text: [UInt8] = []
  var pending: [Item] = []
  /// The nodes, aliases followed, that a layout takes for entries and lists of them.
  var structure: Set<NodeID> = []
  /// How far the dashes of nested sequences stand from their key where no model tells.
  var sequenceIndentation = 2
  /// Whether collections in flow style may have lines of their own, as those of neighbours have.
  var allowsLines = false

  /// Creates a printer.
  ///
  /// - Parameters:
  ///   - tree: the tree of the value.
  ///   - habit: tells how the document's entries are laid out.
  ///   - flow: how the pairs of flow mappings are written.
  ///   - prefersSingleQuotes: whether single quotes are used where quotes are needed and they do.
  ///   - isJSON: whether all is to be JSON.
  init(
    tree: SyntaxTree, habit: EntryHabit, flow: FlowHabit, prefersSingleQuotes: Bool, isJSON: Bool
  ) {
    self.tree = tree
    self.habit = habit
    self.flow = flow
    self.prefersSingleQuotes = prefersSingleQuotes
    self.isJSON = isJSON
  }

  /// An entry of a block list, with its dash in the first column.
  ///
  /// - Parameters:
  ///   - node: the value.
  ///   - model: a neighbour; nil if there is none.
  ///   - role: what it is: a row or a section.
  ///   - inFlow: whether it is to be an element of a flow list, and behind the dash in flow style.
  /// - Returns: whole lines; nil if the value holds what cannot be printed, a collection as key.
  /// - Complexity: O(*n*) in the length of the text.
  mutating func entry(
    _ node: NodeID, like model: NodeID?, as role: DataRole, inFlow: Bool
  ) -> [UInt8]? {
    text = [.dash]
    if inFlow {
      text.append(.space)
      let part = FlowPart(node: node, role: role, model: allowsLines ? model : nil, column: 2)
      return print(.flow(part)) ? text + [.lineFeed] : nil
    }
    let gap = model.flatMap(habit.gap(before:)) ?? .spaces(1)
    guard print(.value(node, model: model, column: 0, .afterDash(gap), role)) else { return nil }
    return text + [.lineFeed]
  }

  /// A value in the place of another, on its line.
  ///
  /// - Parameters:
  ///   - node: the value.
  ///   - model: what stood there.
  ///   - key: the key of that; nil if it stands elsewhere.
  ///   - column: the column of the key under which it stands.
  ///   - role: what it is.
  ///   - inFlow: whether it stands in a flow collection.
  /// - Returns: its text, white space before it left out where it is on one line.
  mutating func value(
    _ node: NodeID, like model: NodeID?, under key: NodeID? = nil, column: Int, as role: DataRole,
    inFlow: Bool
  ) -> [UInt8]? {
    text = []
    if inFlow {
      let model = allowsLines ? model : nil
      let part = FlowPart(node: node, role: role, model: model, column: column)
      return print(.flow(part)) ? text : nil
    }
    if let key, let model {
      return print(item(node, like: (key, model), column: column, role)) ? text : nil
    }
    let isSequence = tree.kind(of: tree.resolved(node)) == .sequence
    let indent = isSequence ? sequenceIndentation : 2
    return print(.value(node, model: model, column: column, .afterKey(indent: indent), role))
      ? text : nil
  }

  /// A pair of a mapping.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - value: its value.
  ///   - model: a neighbour of the mapping; nil if there is none.
  ///   - column: the column of the keys.
  ///   - flow: how pairs are written if the mapping is in flow style; nil: it is not.
  /// - Returns: its text; nil if it holds a collection as key.
  mutating func pair(
    _ key: NodeID, _ value: NodeID, like model: NodeID?, column: Int, inFlow flow: FlowHabit?
  ) -> [UInt8]? {
    text = []
    guard let name = keyText(key, inFlow: flow != nil) else { return nil }
    text = name
    if let flow {
      text += flow.colon(behind: name)
      let role = DataRole.row.ofValue(for: tree.content(of: key))
      let step =
        allowsLines ? model.flatMap { FlowStep(of: $0, like: $0, in: habit.tree, habit).step } : nil
      let part = FlowPart(node: value, role: role, column: column, step: step)
      return print(.flow(part)) ? text : nil
    }
    text.append(UInt8(ascii: ":"))
    return print(item(for: key, value, like: model, column: column, of: .row)) ? text : nil
  }

  /// A pair as it stands in a mapping whose pairs are entries.
  ///
  /// - Parameters:
  ///   - pair: the key and its value.
  ///   - model: the value of a neighbour; nil if there is none.
  ///   - inFlow: whether the mapping is in flow style.
  /// - Returns: its text, its first line not indented; nil if it holds a collection as key.
  mutating func entryPair(
    _ pair: SyntaxTree.Pair, like model: NodeID?, inFlow: Bool
  ) -> [UInt8]? {
    guard let key = keyText(pair.key, inFlow: inFlow),
      let value = value(pair.value, like: model, column: 0, as: .data, inFlow: inFlow)
    else { return nil }
    if inFlow { return key + flow.colon(behind: key) + value }
    let isApart = value.first.map { $0.isLineBreak || $0.isBlank } ?? true
    return key + [UInt8(ascii: ":")] + (isApart ? [] : [.space]) + value
  }

  // MARK: Printing

  private mutating func print(_ item: Item) -> Bool {
    pending = [item]
    while let next = pending.popLast() {
      switch next {
      case .text(let part): text += part
      case .flow(let part):
        guard printFlow(part) else { return false }
      case .value(let node, let model, let column, let place, let role):
        guard print(node, like: model, column: column, place, role) else { return false }
      }
    }
    return true
  }

  private mutating func print(
    _ node: NodeID, like model: NodeID?, column: Int, _ place: Place, _ role: DataRole
  ) -> Bool {
    let node = tree.resolved(node)
    let model = model.map(habit.tree.resolved)
    let tag = tagText(of: node)
    let isBlock = !isJSON && tree.kind(of: node) != .scalar && !isFlow(node, like: model, role)
    guard isBlock else {
      if isAbsent(node), tag.isEmpty { return true }
      text += separation(place)
      if tree.kind(of: node) == .scalar, tree.scalarStyle(of: node).isBlock, !isJSON,
        let literal = literal(node, column: column, place)
      {
        text += tag + literal
        return true
      }
      pending.append(.flow(FlowPart(node: node, isNested: false)))
      return true
    }
    if !tag.isEmpty { text += [.space] + tag.dropLast() }
    return tree.kind(of: node) == .mapping
      ? printPairs(of: node, like: model, column: column, place, role, isTagged: !tag.isEmpty)
      : printItems(of: node, like: model, column: column, place, role, isTagged: !tag.isEmpty)
  }

  /// Whether a collection is printed in flow style: as its model is; else entries and lists of them
  /// are not, and what they hold as it is given.
  private func isFlow(_ node: NodeID, like model: NodeID?, _ role: DataRole) -> Bool {
    let isEmpty = tree.children(of: node).first { _ in true } == nil
    if isEmpty { return true }
    if let model, habit.tree.kind(of: model) == tree.kind(of: node),
      habit.tree.children(of: model).first(where: { _ in true }) != nil
    {
      return habit.tree.isFlow(model)
    }
    switch role {
    case .sections, .section, .rows, .row: return false
    default: return tree.isFlow(node) && !structure.contains(node)
    }
  }

  private func isAbsent(_ node: NodeID) -> Bool {
    tree.kind(of: node) == .scalar && tree.scalarStyle(of: node) == .plain
      && tree.content(of: node).isEmpty && !isJSON
  }

  private func separation(_ place: Place) -> [UInt8] {
    switch place {
    case .afterDash(.spaces(let count)): [UInt8](repeating: .space, count: count)
    case .afterDash(.ownLine), .afterKey: [.space]
    }
  }

  func newLine(_ column: Int) -> [UInt8] {
    [.lineFeed] + [UInt8](repeating: .space, count: column)
  }
}
