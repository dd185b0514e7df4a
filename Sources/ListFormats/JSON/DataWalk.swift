internal import ListModel
internal import YAMLSyntax

/// Goes through the data of a document: aliases and merge keys expanded, each key once.
///
/// It keeps its own stack, so that no nesting is too deep for it, and stops where the limits are
/// reached.
struct DataWalk {
  private struct Place {
    let node: NodeID
    let role: DataRole
    /// The outermost alias that led here.
    let alias: NodeID?
    /// The entry that a layout finds here, where facts are added.
    var entry: EntryID?
  }

  private struct Frame {
    let role: DataRole
    let isMapping: Bool
    let alias: NodeID?
    /// The next element's node; for a mapping the next field's number in `fields`.
    var next: Int
    let end: Int
    /// How many fields there were in `fields` before those of this mapping.
    let fieldCountBefore: Int
    /// The entry that the mapping is, until its facts have been passed.
    var entry: EntryID?
  }

  private let tree: SyntaxTree
  private let limits: ParsingLimits
  private let omitsOwnFacts: Bool
  /// What a layout finds; nil for a native document.
  private let layouted: LayoutedData?
  private var pending: Place?
  private var frames: [Frame] = []
  /// The fields of the mappings that are open, end to end.
  private var fields: [MappingExpansion.Field] = []
  private var expansion: MappingExpansion
  private var budget: ExpansionBudget

  private static let factsKey = Array(FactsWriter.key.utf8)[...]

  /// Why the walk stopped before its end; nil if it did not.
  private(set) var failure: DocumentJSONFailure?

  /// Creates a walk that begins at the document's root.
  init(_ document: DecodedDocument, options: JSONOptions) {
    tree = document.tree
    limits = options.limits
    omitsOwnFacts = options.includesFacts
    layouted =
      document.layouted == nil
      ? nil : LayoutedData(document, findsEntries: options.includesFacts)
    pending = Place(
      node: tree.documents[document.index].root, role: layouted == nil ? .document : .data,
      alias: nil)
    expansion = MappingExpansion(tree: tree)
    budget = ExpansionBudget(limit: limits.maximumExpandedNodes)
  }

  /// Goes on.
  ///
  /// - Returns: nil at the end, and where the walk failed.
  /// - Complexity: amortised linear in the output and what is merged, over the whole walk.
  mutating func next() -> DataStep? {
    guard failure == nil else { return nil }
    if let place = pending {
      pending = nil
      return visit(place)
    }
    guard let frame = frames.last else { return nil }
    return frame.isMapping ? nextField(in: frame) : nextElement(in: frame)
  }

  private mutating func nextElement(in frame: Frame) -> DataStep? {
    guard frame.next < frame.end else {
      frames.removeLast()
      return .endArray
    }
    let node = NodeID(UInt32(frame.next))
    frames[frames.count - 1].next = Int(tree.end(of: node).number)
    return visit(Place(node: node, role: frame.role.ofElements, alias: frame.alias))
  }

  private mutating func nextField(in frame: Frame) -> DataStep? {
    for number in frame.next..<frame.end {
      let field = fields[number]
      let content = tree.content(of: field.key)
      if omitsOwnFacts, frame.role.hasFacts || frame.entry != nil, content == DataWalk.factsKey {
        continue
      }
      frames[frames.count - 1].next = number + 1
      pending = Place(
        node: field.value, role: frame.role.ofValue(for: content), alias: field.alias)
      return .key(field.key)
    }
    if let entry = frame.entry {
      frames[frames.count - 1].entry = nil
      frames[frames.count - 1].next = frame.end
      return .endEntry(entry)
    }
    fields.removeLast(frame.end - frame.fieldCountBefore)
    frames.removeLast()
    return .endObject(frame.role)
  }

  private mutating func visit(_ place: Place) -> DataStep? {
    var place = place
    if let layouted { layouted.note(&place.entry, at: place.node) }
    let node = tree.resolved(place.node)
    let alias = place.alias ?? (node == place.node ? nil : place.node)
    budget.spend(on: alias)
    switch tree.kind(of: node) {
    case .sequence:
      push(
        Frame(
          role: place.role, isMapping: false, alias: alias, next: Int(node.number) + 1,
          end: Int(tree.end(of: node).number), fieldCountBefore: fields.count))
    case .mapping:
      let count = fields.count
      expansion.append(fieldsOf: node, alias: alias, budget: &budget, to: &fields)
      push(
        Frame(
          role: place.role, isMapping: true, alias: alias, next: count, end: fields.count,
          fieldCountBefore: count, entry: place.entry))
    case .scalar, .alias: break
    }
    if let alias = budget.exhaustingAlias {
      fail(.tooManyAliases(limit: limits.maximumExpandedNodes), at: alias)
    }
    guard failure == nil else { return nil }
    guard let layouted else { return step(at: node, place.role) }
    if let entry = place.entry, tree.kind(of: node) == .scalar { return .scalarEntry(node, entry) }
    return step(at: node, layouted.isText(place.node) ? .text : .data)
  }

  private mutating func push(_ frame: Frame) {
    if let alias = frame.alias, frames.count >= limits.maximumDepth {
      fail(.tooDeep(limit: limits.maximumDepth), at: alias)
    }
    frames.append(frame)
  }

  private func step(at node: NodeID, _ role: DataRole) -> DataStep {
    switch tree.kind(of: node) {
    case .sequence: return .beginArray(role)
    case .mapping: return .beginObject(role)
    case .scalar, .alias:
      let isText = role == .text || role == .row || role == .footer && !tree.isNull(node)
      return isText ? .text(node, role) : .value(node)
    }
  }

  private mutating func fail(_ reason: DocumentJSONFailure.Reason, at node: NodeID) {
    failure = DocumentJSONFailure(reason: reason, range: tree.range(of: node))
  }
}
