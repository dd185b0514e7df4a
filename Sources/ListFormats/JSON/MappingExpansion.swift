internal import YAMLSyntax

/// Tells the fields that a mapping has, each key once, merge keys expanded.
///
/// A merged field stands at the `<<`, unless the mapping itself or an earlier merge has the key. Of
/// equal keys in one mapping the first gives the place and the last the value, as dictionaries of
/// most languages have it. A `<<` with a scalar merges nothing and is a key like any other.
///
/// The fields are a linked list. Merges are settled one after the other, outer ones first; what a
/// mapping has of its own goes into the list behind the `<<`. A mapping that is merged again adds
/// nothing, so each is visited once, however often and deep merges name it.
struct MappingExpansion {
  /// A field, in the order of the output.
  struct Field {
    let key: NodeID
    let value: NodeID
    /// The outermost alias that led to it.
    let alias: NodeID?
  }

  private struct Item {
    let key: NodeID
    var value: NodeID
    let alias: NodeID?
    /// The mapping that has the field of its own; nil for a merge.
    let owner: NodeID?
    var next: Int?
  }

  private let tree: SyntaxTree
  private var index: KeyIndex
  private var items: [Item] = []
  /// Merges that are not settled, the next one last.
  private var merges: [Int] = []

  init(tree: SyntaxTree) {
    self.tree = tree
    index = KeyIndex(tree: tree)
  }

  /// Appends the fields of a mapping.
  ///
  /// - Parameters:
  ///   - mapping: a mapping, or an alias of one.
  ///   - alias: the outermost alias that led to it.
  ///   - budget: counts what is reached through aliases; the fields are to be used only if it lasts.
  ///   - fields: receives the fields.
  /// - Complexity: O(*k*) in the number of keys, of all merged mappings too.
  mutating func append(
    fieldsOf mapping: NodeID, alias: NodeID?, budget: inout ExpansionBudget,
    to fields: inout [Field]
  ) {
    index.removeAll()
    items.removeAll(keepingCapacity: true)
    merges.removeAll(keepingCapacity: true)
    items.append(Item(key: mapping, value: mapping, alias: alias, owner: nil))
    addFields(of: tree.resolved(mapping), alias: alias, behind: 0, budget: &budget)
    if !merges.isEmpty { settleMerges(budget: &budget) }
    var next = items[0].next
    while let number = next {
      let item = items[number]
      if item.owner != nil {
        fields.append(Field(key: item.key, value: item.value, alias: item.alias))
      }
      next = item.next
    }
  }

  private mutating func settleMerges(budget: inout ExpansionBudget) {
    var seen: Set<NodeID> = []
    while let number = merges.popLast(), budget.exhaustingAlias == nil {
      let merge = items[number]
      let node = tree.resolved(merge.value)
      let alias = merge.alias ?? (node == merge.value ? nil : merge.value)
      guard seen.insert(node).inserted else { continue }
      switch tree.kind(of: node) {
      case .mapping: addFields(of: node, alias: alias, behind: number, budget: &budget)
      case .sequence: addMerges(of: node, alias: alias, behind: number, budget: &budget)
      case .scalar, .alias: break
      }
    }
  }

  /// Puts the fields of a mapping that no other has claimed into the list.
  private mutating func addFields(
    of mapping: NodeID, alias: NodeID?, behind number: Int, budget: inout ExpansionBudget
  ) {
    let firstMerge = merges.count
    var last = number
    var children = tree.children(of: mapping)
    while let key = children.next(), let value = children.next() {
      budget.spend(on: alias)
      guard tree.kind(of: tree.resolved(key)) == .scalar else { continue }
      let content = tree.content(of: key)
      if isMerge(key, content: content, value: value) {
        merges.append(items.count)
        link(Item(key: key, value: value, alias: alias, owner: nil), behind: &last)
      } else if let claimed = index.insert(key, content: content, item: items.count) {
        if items[claimed].owner == mapping { items[claimed].value = value }
      } else {
        link(Item(key: key, value: value, alias: alias, owner: mapping), behind: &last)
      }
    }
    merges[firstMerge...].reverse()
  }

  /// Puts merges of what a sequence holds into the list.
  private mutating func addMerges(
    of sequence: NodeID, alias: NodeID?, behind number: Int, budget: inout ExpansionBudget
  ) {
    let firstMerge = merges.count
    var last = number
    var children = tree.children(of: sequence)
    while let element = children.next() {
      budget.spend(on: alias)
      merges.append(items.count)
      link(Item(key: element, value: element, alias: alias, owner: nil), behind: &last)
    }
    merges[firstMerge...].reverse()
  }

  private mutating func link(_ item: Item, behind last: inout Int) {
    var item = item
    item.next = items[last].next
    items[last].next = items.count
    last = items.count
    items.append(item)
  }

  private func isMerge(_ key: NodeID, content: ArraySlice<UInt8>, value: NodeID) -> Bool {
    content.count == 2 && content.elementsEqual("<<".utf8) && tree.scalarStyle(of: key) == .plain
      && tree.kind(of: tree.resolved(value)) != .scalar
  }
}
