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
    let anchors = extended.tree.anchors(below: document.root)
    var printer = ArrivalPrinter(neighbours: ArrivalNeighbours(result))
    for arrival in result.arrivals {
      let operation = script.operations[arrival.operation]
      guard let content = operation.content else { continue }
      guard let fragment = printer.fragment(content, for: arrival, in: extended) else {
        return .failure(ArrivalFailure(operation: arrival.operation, reason: .unprintable))
      }
      let start = extended.tree.source.bytes.count
      guard let grafted = extended.tree.graft(fragment, resolving: anchors) else {
        let name = fragment.openAliases.first { anchors[$0.name] == nil }?.name ?? ""
        return .failure(ArrivalFailure(operation: arrival.operation, reason: .openAlias(name)))
      }
      places.append((start, operation.place))
      extended.add(arrival, at: grafted)
    }
    return .success(extended)
  }
}

extension DecodedDocument {
  /// Adds an arrival whose text has been grafted, as a list of one entry with all below it.
  fileprivate mutating func add(_ arrival: Arrival, at syntax: SyntaxDocument) {
    let nursery = ListID(UInt32(listPlaces.count))
    let sequence = syntax.root
    arrivalDocuments[nursery] = syntax
    listPlaces.append(ListPlace(owner: sequence, key: nil, value: sequence))
    model.admit(arrival.entry, as: arrival.kind)
    guard let node = tree.children(of: sequence).first(where: { _ in true }) else { return }
    entryNodes.append(node)
    guard arrival.kind == .sections else { return }
    if let layouted { return addRows(of: arrival, node, through: layouted, at: syntax) }
    let mapping = tree.resolved(node)
    var reader = MappingReader(tree: tree)
    let rows = reader.fields(of: mapping, known: SectionKey.all)[SectionKey.rows]
    let key = rows.flatMap { $0.isMerged ? nil : $0.key }
    arrivalDocuments[ListID(UInt32(listPlaces.count))] = syntax
    listPlaces.append(ListPlace(owner: mapping, key: key, value: rows?.value))
    guard let rows, !tree.isNull(rows.value) else { return }
    for row in tree.children(of: tree.resolved(rows.value)) { entryNodes.append(row) }
  }
}

extension DecodedDocument {
  /// Adds the rows of a section that arrives in a document with a layout.
  private mutating func addRows(
    of arrival: Arrival, _ node: NodeID, through layouted: LayoutedDocument,
    at syntax: SyntaxDocument
  ) {
    var decoder = LayoutEntryDecoder(layout: layouted.layout, tree: tree)
    let level = model.sectionLevel(of: arrival.list)
    let rows = decoder.rows(of: node, level: level)
    var place = ListPlace(
      owner: rows?.owner ?? tree.resolved(node), key: rows?.key, value: rows?.value)
    if layouted.layout.levels.indices.contains(level),
      let key = layouted.layout.levels[level].rows.lazy.compactMap(\.addedKey).first
    {
      place.addedKey = key
    }
    arrivalDocuments[ListID(UInt32(listPlaces.count))] = syntax
    listPlaces.append(place)
    guard let rows, !arrival.entry.rows.isEmpty else { return }
    for row in tree.children(of: tree.resolved(rows.value)) { entryNodes.append(row) }
  }
}

extension SyntaxTree {
  /// The nodes below a root that have an anchor, the last one of a name.
  func anchors(below root: NodeID) -> [String: NodeID] {
    let nodes = root..<end(of: root)
    var anchors: [String: NodeID] = [:]
    for property in allProperties where nodes.contains(property.node) {
      if let name = property.anchor { anchors[name] = property.node }
    }
    return anchors
  }
}
