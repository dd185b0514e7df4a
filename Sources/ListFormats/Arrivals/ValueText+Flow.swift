internal import SourceDiagnostics
internal import YAMLSyntax

/// Collections in flow style.
extension ValueText {
  /// Prints a scalar, or a collection in flow style.
  mutating func printFlow(_ part: FlowPart) -> Bool {
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
      items.append([.text(name + flow.colon(behind: name)), .flow(value)])
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
}
