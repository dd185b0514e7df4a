internal import ListModel
internal import YAMLSyntax

/// What is known of a document that is read through a layout, beside what every document has.
struct LayoutedDocument: Sendable {
  /// Marks an entry without a title, an id or a key.
  static let none = UInt32.max

  /// The layout.
  let layout: Layout
  /// The levels of sections in this document, that of gathered sections included.
  var levels: [Layout.Level] { names.levels }
  /// The titles, ids and keys of the entries.
  var names: LayoutNames
}

/// Tells the model the titles, ids and keys that a layout finds.
struct LayoutNames: EntryNames {
  let tree: SyntaxTree
  /// The node of every entry; of one of a mapping its key.
  var nodes: [NodeID] = []
  /// For every entry the node of its title, or `none`.
  var titles: [UInt32] = []
  /// For every entry the node of its id, or `none`.
  var ids: [UInt32] = []
  /// The levels of sections, that of gathered sections included.
  var levels: [Layout.Level] = []
  /// Where rows have their titles, and where rows of their own.
  var rowTitle: [FieldPath] = []
  var nest: [FieldPath] = []
  /// For every entry of a mapping the node of its key, or `none`; empty if there are none.
  var keys: [UInt32] = []

  func title(of entry: EntryID) -> String? { text(titles, of: entry) }

  func id(of entry: EntryID) -> String? { text(ids, of: entry) }

  func key(of entry: EntryID) -> String? { text(keys, of: entry) }

  func value(of key: String, of entry: EntryID) -> String? {
    guard let view = view(of: entry) else { return nil }
    var finder = FieldFinder(tree: tree)
    let path = FieldPath(key)
    var found = finder.find(path, in: view)
    if found == nil, let pair = finder.onlyPair(of: view) {
      found = finder.find(path, in: EntryView(key: nil, value: pair.value))
    }
    guard let value = found?.value, tree.kind(of: tree.resolved(value)) == .scalar,
      !tree.isNull(value)
    else { return nil }
    return tree.text(of: value)
  }

  /// An entry as its fields are looked for; nil for one that a script brought.
  func view(of entry: EntryID) -> EntryView? {
    guard Int(entry.number) < nodes.count else { return nil }
    let node = nodes[Int(entry.number)]
    return isPair(entry)
      ? EntryView(key: node, value: tree.end(of: node)) : EntryView(key: nil, value: node)
  }

  func isTitledByKey(_ entry: EntryID) -> Bool {
    node(keys, of: entry).map { $0 == titleNode(of: entry) } ?? false
  }

  /// Adds the nodes of entries that a script brings along.
  ///
  /// - Parameters:
  ///   - other: those entries, whose nodes are of the tree as it has grown.
  ///   - count: how many entries there are before them.
  mutating func append(_ other: LayoutNames, countBefore count: Int) {
    let missing = count - titles.count
    nodes += other.nodes
    titles += Array(repeating: LayoutedDocument.none, count: missing) + other.titles
    ids += Array(repeating: LayoutedDocument.none, count: missing) + other.ids
    guard !keys.isEmpty || !other.keys.isEmpty else { return }
    keys += Array(repeating: LayoutedDocument.none, count: count - keys.count)
    keys +=
      other.keys.isEmpty
      ? Array(repeating: LayoutedDocument.none, count: other.titles.count) : other.keys
  }

  func acceptsTitle(_ entry: EntryID, atLevel level: Int) -> Bool {
    node(of: entry) == nil || titlePlace(of: entry, atLevel: level, in: tree) != nil
  }

  /// The node of an entry; of one of a mapping its key.
  func node(of entry: EntryID) -> NodeID? {
    Int(entry.number) < nodes.count ? nodes[Int(entry.number)] : nil
  }

  /// Whether an entry is one of a mapping.
  func isPair(_ entry: EntryID) -> Bool { node(keys, of: entry) != nil }

  /// The node of an entry's title.
  func titleNode(of entry: EntryID) -> NodeID? { node(titles, of: entry) }

  /// The node of an entry's id.
  func idNode(of entry: EntryID) -> NodeID? { node(ids, of: entry) }

  private func node(_ nodes: [UInt32], of entry: EntryID) -> NodeID? {
    guard Int(entry.number) < nodes.count else { return nil }
    let number = nodes[Int(entry.number)]
    return number == LayoutedDocument.none ? nil : NodeID(number)
  }

  private func text(_ nodes: [UInt32], of entry: EntryID) -> String? {
    node(nodes, of: entry).map { tree.text(of: $0) }
  }
}
