internal import SourceDiagnostics
internal import YAMLSyntax

/// Prints a value of a script as text that looks like its neighbours (SPEC §5.7).
///
/// Every part of the value is laid out like the part of a neighbour, its *model*, that stands in the
/// same place: under the same key, or as the first element.
struct ValueText {
  /// Where a part is printed.
  private enum Place {
    /// Behind a dash, which has been printed.
    case afterDash(EntryHabit.Gap)
    /// Behind a key and its colon.
    case afterKey(indent: Int)
  }

  /// What remains to be printed.
  private enum Item {
    case text([UInt8])
    case value(NodeID, model: NodeID?, column: Int, Place, DataRole)
    /// A value in flow style.
    case flow(FlowPart)
  }

  /// A value in flow style, and how it is laid out.
  private struct FlowPart {
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

  private let tree: SyntaxTree
  private let habit: EntryHabit
  private let prefersSingleQuotes: Bool
  private let isJSON: Bool
  private let flow: FlowHabit
  private var text: [UInt8] = []
  private var pending: [Item] = []

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
  ///   - column: the column of the key under which it stands.
  ///   - role: what it is.
  ///   - inFlow: whether it stands in a flow collection.
  /// - Returns: its text, white space before it left out where it is on one line.
  mutating func value(
    _ node: NodeID, like model: NodeID?, column: Int, as role: DataRole, inFlow: Bool
  ) -> [UInt8]? {
    text = []
    if inFlow {
      let model = allowsLines ? model : nil
      let part = FlowPart(node: node, role: role, model: model, column: column)
      return print(.flow(part)) ? text : nil
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
  ///   - colon: what stands behind the key if the mapping is in flow style; nil: it is not.
  /// - Returns: its text; nil if it holds a collection as key.
  mutating func pair(
    _ key: NodeID, _ value: NodeID, like model: NodeID?, column: Int, colon: [UInt8]?
  ) -> [UInt8]? {
    text = []
    guard let name = keyText(key, inFlow: colon != nil) else { return nil }
    text = name
    if let colon {
      text += colon
      let role = DataRole.row.ofValue(for: tree.content(of: key))
      let step =
        allowsLines ? model.flatMap { FlowStep(of: $0, like: $0, in: habit.tree, habit).step } : nil
      let part = FlowPart(node: value, role: role, column: column, step: step)
      return print(.flow(part)) ? text : nil
    }
    text.append(UInt8(ascii: ":"))
    return print(item(for: key, value, like: model, column: column, of: .row)) ? text : nil
  }

  /// Whether collections in flow style may have lines of their own, as those of neighbours have.
  var allowsLines = false

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

  private mutating func printPairs(
    of node: NodeID, like model: NodeID?, column: Int, _ place: Place, _ role: DataRole,
    isTagged: Bool
  ) -> Bool {
    let keyColumn: Int
    var isOnLine = false
    switch place {
    case .afterDash(.spaces(let count)):
      keyColumn = column + 1 + count
      isOnLine = !isTagged
      if isOnLine { text += [UInt8](repeating: .space, count: count) }
    case .afterDash(.ownLine(let columns)): keyColumn = column + columns
    case .afterKey(let indent): keyColumn = column + indent
    }
    var items: [Item] = []
    var children = tree.children(of: node)
    while let key = children.next(), let value = children.next() {
      guard let name = keyText(key, inFlow: false) else { return false }
      let start = isOnLine && items.isEmpty ? [] : newLine(keyColumn)
      items.append(.text(start + name + [UInt8(ascii: ":")]))
      items.append(item(for: key, value, like: model, column: keyColumn, of: role))
    }
    pending += items.reversed()
    return true
  }

  private func item(
    for key: NodeID, _ value: NodeID, like model: NodeID?, column: Int, of role: DataRole
  ) -> Item {
    let field = model.flatMap { habit.field(tree.content(of: key), of: $0) }
    let own = tree.resolved(value)
    var indent = tree.kind(of: own) == .sequence ? sequenceIndentation : 2
    if let field {
      indent =
        (tree.kind(of: own) == .sequence
          ? habit.dashIndentation(of: habit.tree.resolved(field.value), under: field.key)
          : habit.keyIndentation(of: habit.tree.resolved(field.value), under: field.key)) ?? indent
    }
    return .value(
      value, model: field?.value, column: column, .afterKey(indent: indent),
      role.ofValue(for: tree.content(of: key)))
  }

  /// How far the dashes of nested sequences stand from their key where no model tells.
  var sequenceIndentation = 2

  private mutating func printItems(
    of node: NodeID, like model: NodeID?, column: Int, _ place: Place, _ role: DataRole,
    isTagged: Bool
  ) -> Bool {
    let dashColumn: Int
    var isOnLine = false
    switch place {
    case .afterDash(.spaces(let count)):
      dashColumn = column + 1 + count
      isOnLine = !isTagged
      if isOnLine { text += [UInt8](repeating: .space, count: count) }
    case .afterDash(.ownLine(let columns)): dashColumn = column + columns
    case .afterKey(let indent): dashColumn = column + indent
    }
    let models = model.map(habit.elements(of:)) ?? []
    let gap = models.first.flatMap(habit.gap(before:)) ?? .spaces(1)
    var items: [Item] = []
    for child in tree.children(of: node) {
      let start = isOnLine && items.isEmpty ? [] : newLine(dashColumn)
      items.append(.text(start + [.dash]))
      let kind = tree.kind(of: tree.resolved(child))
      let like = models.first { habit.tree.kind(of: habit.tree.resolved($0)) == kind }
      items.append(
        .value(
          child, model: like ?? models.first, column: dashColumn, .afterDash(gap),
          role.ofElements))
    }
    pending += items.reversed()
    return true
  }

  /// Prints a scalar, or a collection in flow style.
  private mutating func printFlow(_ part: FlowPart) -> Bool {
    let node = tree.resolved(part.node)
    text += tagText(of: node)
    switch tree.kind(of: node) {
    case .scalar:
      text += scalar(node, inFlow: part.isNested, isText: part.role.isText)
      return true
    case .alias:
      text += tree.source.bytes[tree.range(of: node)]
      return true
    case .sequence:
      return printFlowItems(of: node, part)
    case .mapping:
      return printFlowPairs(of: node, part)
    }
  }

  private mutating func printFlowItems(of node: NodeID, _ part: FlowPart) -> Bool {
    let layout = FlowStep(of: part.model.map(habit.tree.resolved), like: node, in: tree, habit)
    let step = layout.isKnown ? layout.step : part.step
    let models = part.model.map(habit.elements(of:)) ?? []
    let items = tree.children(of: node).map { child in
      let kind = tree.kind(of: tree.resolved(child))
      return [
        Item.flow(
          FlowPart(
            node: child, role: part.role.ofElements,
            model: models.first { habit.tree.kind(of: habit.tree.resolved($0)) == kind },
            column: part.column + (step ?? 0), step: step))
      ]
    }
    push(items, between: "[", "]", column: part.column, step: step)
    return true
  }

  private mutating func printFlowPairs(of node: NodeID, _ part: FlowPart) -> Bool {
    let model = part.model.map(habit.tree.resolved)
    let layout = FlowStep(of: model, like: node, in: tree, habit)
    let step = layout.isKnown ? layout.step : part.step
    var items: [[Item]] = []
    var children = tree.children(of: node)
    while let key = children.next(), let value = children.next() {
      guard let name = keyText(key, inFlow: true) else { return false }
      let content = tree.content(of: key)
      let value = FlowPart(
        node: value, role: part.role.ofValue(for: content),
        model: model.flatMap { habit.field(content, of: $0)?.value },
        column: part.column + (step ?? 0), step: step)
      items.append([.text(name + flow.colon), .flow(value)])
    }
    push(items, between: "{", "}", column: part.column, step: step)
    return true
  }

  /// Lays out what stands between two brackets, and makes it what comes next.
  private mutating func push(
    _ items: [[Item]], between open: String, _ close: String, column: Int, step: Int?
  ) {
    var separator = flow.elementSeparator
    var (start, end) = (Array(open.utf8), Array(close.utf8))
    if let step, !items.isEmpty {
      separator = [UInt8(ascii: ",")] + newLine(column + step)
      start += newLine(column + step)
      end = newLine(column) + end
    }
    pending.append(.text(end))
    for (index, item) in items.enumerated().reversed() {
      pending += item.reversed()
      if index > 0 { pending.append(.text(separator)) }
    }
    pending.append(.text(start))
  }

  // MARK: Scalars

  private func scalar(_ node: NodeID, inFlow: Bool, isText: Bool) -> [UInt8] {
    let content = tree.content(of: node)
    if isJSON {
      guard !isText else { return ScalarWriter.doubleQuoted(content) }
      switch tree.value(of: node) {
      case .null: return Array("null".utf8)
      case .boolean(let value): return Array((value ? "true" : "false").utf8)
      case .number(let digits): return Array(digits)
      case .string: return ScalarWriter.doubleQuoted(content)
      }
    }
    let isPlain = tree.scalarStyle(of: node) == .plain
    if isPlain, content.isEmpty { return Array((inFlow ? "null" : "").utf8) }
    return ScalarWriter.text(
      content, mayLookTyped: isPlain || tree.properties(of: node)?.tag != nil, inFlow: inFlow,
      prefersSingleQuotes: prefersSingleQuotes)
  }

  func keyText(_ key: NodeID, inFlow: Bool) -> [UInt8]? {
    guard tree.kind(of: tree.resolved(key)) == .scalar else { return nil }
    let node = tree.resolved(key)
    if isJSON { return ScalarWriter.doubleQuoted(tree.content(of: node)) }
    return ScalarWriter.text(
      tree.content(of: node), mayLookTyped: tree.scalarStyle(of: node) == .plain, inFlow: inFlow,
      prefersSingleQuotes: prefersSingleQuotes)
  }

  /// A block scalar as such: its header and its lines; nil if it cannot be said so.
  private func literal(_ node: NodeID, column: Int, _ place: Place) -> [UInt8]? {
    let content = tree.content(of: node)
    var lines = content.split(separator: .lineFeed, omittingEmptySubsequences: false)
    guard let first = lines.first, let start = first.first, !start.isBlank,
      ScalarWriter.singleQuoted(ArraySlice(content.filter { $0 != .lineFeed && $0 != .tab })) != nil
    else { return nil }
    var header = Array("|".utf8)
    if lines.count > 1, lines.last?.isEmpty == true {
      lines.removeLast()
      if lines.last?.isEmpty == true { header.append(UInt8(ascii: "+")) }
    } else {
      header.append(UInt8(ascii: "-"))
    }
    let indent: Int
    switch place {
    case .afterKey(let columns): indent = column + max(columns, 2)
    case .afterDash: indent = column + 2
    }
    return lines.reduce(into: header) { text, line in
      text += line.isEmpty ? [.lineFeed] : newLine(indent) + line
    }
  }

  private func tagText(of node: NodeID) -> [UInt8] {
    guard !isJSON, let properties = tree.properties(of: node), properties.tag != nil else {
      return []
    }
    let written = tree.source.bytes[tree.range(of: node).lowerBound..<properties.endOffset]
    guard let start = written.firstIndex(of: .exclamationMark) else { return [] }
    let end = written[start...].firstIndex { $0.isBlank || $0.isLineBreak } ?? written.endIndex
    return Array(written[start..<end]) + [.space]
  }

  // MARK: Layout

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
    default: return tree.isFlow(node)
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

  private func newLine(_ column: Int) -> [UInt8] {
    [.lineFeed] + [UInt8](repeating: .space, count: column)
  }
}
