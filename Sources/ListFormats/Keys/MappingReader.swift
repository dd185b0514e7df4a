internal import YAMLSyntax

/// Reads the keys of mappings, one mapping after the other.
///
/// Keys are text, whatever their style. The last of several equal keys counts; `<<` brings in the
/// fields of other mappings that the mapping does not have itself, the earlier one first.
struct MappingReader {
  /// A key that stands in a mapping twice.
  struct Duplicate {
    let key: NodeID
    let first: NodeID
  }

  let tree: SyntaxTree
  /// The keys of the mapping read last that are not known, in document order.
  private(set) var otherKeys: [NodeID] = []
  /// The known keys that the mapping read last has more than once.
  private(set) var duplicates: [Duplicate] = []
  private var merges: [NodeID] = []
  /// How many keys, and merged mappings, have been looked at so far.
  private(set) var visitCount = 0

  init(tree: SyntaxTree) {
    self.tree = tree
  }

  /// Reads a mapping.
  ///
  /// - Parameters:
  ///   - mapping: a mapping, or an alias of one.
  ///   - known: the keys that are looked for.
  /// - Returns: the known fields. `otherKeys` and `duplicates` tell the rest.
  /// - Complexity: O(*k*) in the number of keys, of merged mappings too.
  mutating func fields(of mapping: NodeID, known: KnownKeys) -> KnownFields {
    if !otherKeys.isEmpty { otherKeys.removeAll(keepingCapacity: true) }
    if !duplicates.isEmpty { duplicates.removeAll(keepingCapacity: true) }
    if !merges.isEmpty { merges.removeAll(keepingCapacity: true) }
    var fields = KnownFields()
    read(tree.resolved(mapping), known: known, isMerged: false, into: &fields)
    if !merges.isEmpty { readMerges(known: known, into: &fields) }
    return fields
  }

  private mutating func read(
    _ mapping: NodeID, known: KnownKeys, isMerged: Bool, into fields: inout KnownFields
  ) {
    var filled: UInt16 = 0
    var children = tree.children(of: mapping)
    while let key = children.next(), let value = children.next() {
      visitCount += 1
      guard tree.kind(of: tree.resolved(key)) == .scalar else {
        if !isMerged { otherKeys.append(key) }
        continue
      }
      let content = tree.content(of: key)
      if let index = known.index(of: content) {
        let isOwn = filled >> UInt16(index) & 1 != 0
        if let first = fields[index] {
          if !isMerged { duplicates.append(Duplicate(key: key, first: first.key)) }
          if !isOwn { continue }
        }
        filled |= 1 << UInt16(index)
        fields.set(index, key: key, value: value, isMerged: isMerged)
      } else if isMergeKey(key, content) {
        merges.append(value)
      } else if !isMerged {
        otherKeys.append(key)
      }
    }
  }

  /// Fills in what merged mappings have, each of them once however often it is merged.
  private mutating func readMerges(known: KnownKeys, into fields: inout KnownFields) {
    var seen: Set<NodeID> = []
    var pending = Array(merges.reversed())
    while let next = pending.popLast() {
      visitCount += 1
      let node = tree.resolved(next)
      guard seen.insert(node).inserted else { continue }
      switch tree.kind(of: node) {
      case .sequence:
        pending.append(contentsOf: Array(tree.children(of: node)).reversed())
      case .mapping:
        merges.removeAll(keepingCapacity: true)
        read(node, known: known, isMerged: true, into: &fields)
        pending.append(contentsOf: merges.reversed())
      case .scalar, .alias:
        break
      }
    }
  }

  private func isMergeKey(_ key: NodeID, _ content: ArraySlice<UInt8>) -> Bool {
    content.count == 2 && content.elementsEqual("<<".utf8)
      && tree.scalarStyle(of: tree.resolved(key)) == .plain
  }
}
