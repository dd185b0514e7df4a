internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// Gives the entries that scripts bring along a text, and puts it behind that of the stream, so that
/// all that follows finds it as it finds an entry that stood elsewhere.
struct ArrivalTexts {
  /// The stream's tree, grown by the texts of arrivals.
  private(set) var tree: SyntaxTree
  /// For the texts of arrivals, in order: where each begins, and the operation that brought it.
  private(set) var places: [(start: Int, place: Diagnostic.Place)] = []

  /// Creates texts for a stream that has no arrivals yet.
  init(tree: SyntaxTree) {
    self.tree = tree
  }

  /// Extends a document by the arrivals of a batch.
  ///
  /// - Parameters:
  ///   - document: the document as it was read.
  ///   - result: what the batch made of it.
  ///   - script: the script that brought the arrivals.
  /// - Returns: the document as if the arrivals had stood beside it when it was read; with a failure
  ///   if an arrival cannot be said in it.
  /// - Complexity: O(*m*) in the length of the arrivals' texts; for those that replace, in the
  ///   length of what they replace too; and O(*n*) once.
  mutating func extend(
    _ document: DecodedDocument, by result: BatchResult, of script: Script
  ) -> Result<DecodedDocument, ArrivalFailure> {
    guard !result.arrivals.isEmpty else { return .success(document) }
    // The tree has one owner while it grows, or every arrival would copy it.
    var extended = document
    extended.tree = tree
    tree = SyntaxTree.empty
    defer { tree = extended.tree }
    var anchors = extended.tree.anchors(in: document.root..<extended.tree.end(of: document.root))
    let neighbours = ArrivalNeighbours(result)
    var printer = ArrivalPrinter(neighbours: neighbours)
    for arrival in result.arrivals {
      let operation = script.operations[arrival.operation]
      guard let content = operation.content else { continue }
      guard let fragment = printer.fragment(content, for: arrival, in: extended) else {
        return .failure(ArrivalFailure(operation: arrival.operation, reason: .unprintable))
      }
      let start = extended.tree.source.bytes.count
      let firstNode = NodeID(UInt32(extended.tree.nodeCount))
      var before: EntryID?
      if case .replacement(let old) = arrival.role {
        before = neighbours.text(of: old, before: EntryID(UInt32(extended.entryNodes.count)))
      }
      let kept = content.form == .value ? before.map { extended.anchors(namedIn: $0) } : nil
      let named = fragment.openAliases.reduce(into: [String: NodeID]()) { named, alias in
        named[alias.name] = kept?[alias.name] ?? anchors[alias.name]
      }
      guard var grafted = extended.tree.graft(fragment, resolving: named) else {
        let name = fragment.openAliases.first { anchors[$0.name] == nil }?.name ?? ""
        return .failure(ArrivalFailure(operation: arrival.operation, reason: .openAlias(name)))
      }
      if !fragment.openAliases.isEmpty, !extended.says(content, at: grafted),
        let whole = printer.fragment(content, for: arrival, in: extended, keepsText: false),
        let other = extended.tree.graft(whole, resolving: anchors)
      {
        grafted = other
      }
      places.append((start, operation.place))
      let own = extended.tree.anchors(in: firstNode..<NodeID(UInt32(extended.tree.nodeCount)))
      if !own.isEmpty {
        anchors.merge(own) { $1 }
        if let before { extended.followAnchors(own, outOf: before) }
      }
      if let before, content.form == .value {
        extended.noteNewValue(
          EntryID(UInt32(extended.entryNodes.count)), of: arrival, before: before)
      }
      guard extended.add(arrival, at: grafted) else {
        return .failure(ArrivalFailure(operation: arrival.operation, reason: .unprintable))
      }
    }
    return .success(extended)
  }
}

extension DecodedDocument {
  /// Adds an arrival whose text has been grafted, as a list of one entry with all below it.
  ///
  /// - Returns: whether the text has just the entries that the arrival has.
  fileprivate mutating func add(_ arrival: Arrival, at syntax: SyntaxDocument) -> Bool {
    if layouted != nil { return addThroughLayout(arrival, at: syntax) }
    arrivalDocuments[ListID(UInt32(listPlaces.count))] = syntax
    let sequence = syntax.root
    listPlaces.append(ListPlace(owner: sequence, key: nil, value: sequence))
    model.admit(arrival.entry, as: arrival.kind)
    guard let node = tree.children(of: sequence).first(where: { _ in true }) else { return false }
    entryNodes.append(node)
    guard arrival.kind == .sections else { return true }
    let mapping = tree.resolved(node)
    var reader = MappingReader(tree: tree)
    let rows = reader.fields(of: mapping, known: SectionKey.all)[SectionKey.rows]
    let key = rows.flatMap { $0.isMerged ? nil : $0.key }
    arrivalDocuments[ListID(UInt32(listPlaces.count))] = syntax
    listPlaces.append(ListPlace(owner: mapping, key: key, value: rows?.value))
    guard let rows, !tree.isNull(rows.value) else { return true }
    for row in tree.children(of: tree.resolved(rows.value)) { entryNodes.append(row) }
    return true
  }

  /// Adds an arrival in a document with a layout; the pair of a mapping may have a dash before it.
  private mutating func addThroughLayout(_ arrival: Arrival, at syntax: SyntaxDocument) -> Bool {
    guard var layouted else { return false }
    var owner = syntax.root
    let element = tree.children(of: owner).first { _ in true }
    var view = element.map { EntryView(key: nil, value: $0, owner: owner) }
    if arrival.entry.key != nil {
      if tree.kind(of: owner) == .sequence { owner = element ?? owner }
      var children = tree.children(of: owner)
      view = nil
      if let key = children.next(), let value = children.next() {
        view = EntryView(key: key, value: value, owner: owner)
      }
    }
    guard let view else { return false }
    var reader = LayoutReader(ofEntriesIn: tree, for: layouted)
    _ = reader.read(view, as: arrival.kind, level: arrival.level, of: layouted.levels)
    guard reader.entryNodes.count == arrival.entry.entryCount else { return false }
    let places = [ListPlace(owner: owner, key: nil, value: owner)] + reader.listPlaces
    for number in listPlaces.count..<(listPlaces.count + places.count) {
      arrivalDocuments[ListID(UInt32(number))] = syntax
    }
    listPlaces += places
    entryNodes += reader.entryNodes
    self.layouted = nil
    layouted.names.append(reader.names, countBefore: entryNodes.count - reader.entryNodes.count)
    self.layouted = layouted
    model.admit(arrival.entry, as: arrival.kind)
    return true
  }
}

extension DecodedDocument {
  /// Whether the text of an arrival says its value.
  fileprivate func says(_ content: NewContent, at document: SyntaxDocument) -> Bool {
    guard content.form == .value else { return true }
    let isPair = tree.kind(of: document.root) == .mapping
    let element = isPair ? document.root : tree.children(of: document.root).first { _ in true }
    guard let element else { return true }
    return tree.means(element, sameAs: content.node, in: content.tree, asJSON: isJSON)
  }

  /// Notes that an entry gives another its value, beside which the comments stay.
  fileprivate mutating func noteNewValue(_ entry: EntryID, of arrival: Arrival, before: EntryID) {
    guard case .replacement(let old) = arrival.role else { return }
    if before == old || newValues.contains(before) { newValues.insert(entry) }
  }

  /// Lets aliases of what a replaced row defines name the same in its new text, where it stays.
  fileprivate mutating func followAnchors(_ own: [String: NodeID], outOf row: EntryID) {
    let node = entryNodes[Int(row.number)]
    for (name, definition) in tree.anchors(in: node..<endNode(of: row)) {
      guard let new = own[name], tree.isAliased(definition),
        tree.means(new, sameAs: definition, in: tree)
      else { continue }
      tree.relinkAliases(of: definition, to: new)
    }
  }

  /// What the aliases of a row name, which go on to name it where the row gets another value.
  fileprivate func anchors(namedIn entry: EntryID) -> [String: NodeID] {
    guard tree.hasAliases else { return [:] }
    let row = entryNodes[Int(entry.number)]
    var kept: [String: NodeID] = [:]
    for number in row.number..<endNode(of: entry).number
    where tree.kind(of: NodeID(number)) == .alias {
      let alias = NodeID(number)
      let name = tree.source.bytes[tree.range(of: alias)].dropFirst()
      kept[String(decoding: name, as: UTF8.self)] = tree.resolved(alias)
    }
    return kept
  }
}

extension SyntaxTree {
  /// Those of some nodes that have an anchor, the last one of a name.
  ///
  /// - Complexity: O(log *n*) and O(*k*) in the number of their properties.
  func anchors(in nodes: Range<NodeID>) -> [String: NodeID] {
    var anchors: [String: NodeID] = [:]
    let start = allProperties.partitioningIndex { $0.node >= nodes.lowerBound }
    for property in allProperties[start...].prefix(while: { $0.node < nodes.upperBound }) {
      if let name = property.anchor { anchors[name] = property.node }
    }
    return anchors
  }
}
