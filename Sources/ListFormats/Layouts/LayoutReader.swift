package import ListModel
package import SourceDiagnostics
package import YAMLSyntax

/// Reads the lists of a document through a layout (SPEC §8).
///
/// What stands beside the lists is nobody's business here, and neither is the shape of entries: only
/// that there is a list at all.
package struct LayoutReader: Sendable {
  let tree: SyntaxTree
  let index: Int
  let layout: Layout
  let rules: SettledRules
  /// What is wrong with the document.
  package internal(set) var diagnostics: [Diagnostic] = []
  /// Whether a list of sections may be written as one of none, as an edit leaves it that takes the last
  /// one away.
  package var mayBeEmptied = false

  var finder: FieldFinder
  var listPlaces: [DecodedDocument.ListPlace] = []
  var entryNodes: [NodeID] = []
  var names: LayoutNames
  /// The lists that are being read, outermost first.
  var frames: [Frame] = []
  /// The lists with gathered sections that are not begun, the next one last.
  var pendingLists: [(list: ListID, match: OutermostLists.Match)] = []
  /// The nodes of gathered sections; nil: sections are not gathered.
  var gatheredSections: Set<NodeID>?
  /// How much aliases may repeat, the alias that was followed last, and what is wrong if they have.
  let aliasLimit: AliasLimit
  private var lastAlias: NodeID?
  private var excess: Diagnostic?
  /// How many entries are read at most, about; for a trial.
  var entryLimit = Int.max
  /// For every level, rows last, what its lists are made of, as far as they were read.
  var forms: [ListDocument.Form]

  /// A list that is being read.
  struct Frame {
    let list: ListID
    /// The level of its entries, from 0; the number of levels for rows.
    let level: Int
    let form: ListDocument.Form
    /// Whether an alias or a merge led there.
    let isShared: Bool
    /// The collection.
    let collection: NodeID
    var children: SyntaxTree.Children
  }

  /// Creates a reader of one document.
  ///
  /// - Parameters:
  ///   - tree: the stream.
  ///   - index: the document's number in it, from 0.
  ///   - layout: where the lists are.
  ///   - sources: rules, those in the document's own file first.
  ///   - restriction: a mode from outside, which can only tighten.
  package init(
    tree: SyntaxTree, document index: Int, layout: Layout, rules sources: [DeclaredRules] = [],
    restriction: EditMode? = nil
  ) {
    self.tree = tree
    self.index = index
    self.layout = layout
    aliasLimit = AliasLimit(tree: tree, readingCount: layout.pathCount)
    rules = SettledRules(sources, restriction: restriction)
    finder = FieldFinder(tree: tree)
    names = LayoutNames(tree: tree)
    forms = Array(repeating: .sequence, count: layout.levels.count + 1)
  }

  /// Reads the document.
  ///
  /// - Returns: the document; nil if the layout finds no list, or no section, which is reported.
  /// - Complexity: O(*n*) in the number of nodes, times the number of fields that are looked for.
  package mutating func read() -> DecodedDocument? {
    guard index < tree.documents.count, !tree.isAbsent(tree.documents[index].root) else {
      report(.layoutNotFound, "the document is empty; there is no list in it", at: 0..<0)
      return nil
    }
    let root = tree.documents[index].root
    var start = ListStart(of: layout, in: tree, document: root)
    guard let outermost = start.find(with: &finder) else {
      if start.isExceeded {
        report(.tooManyAliases, "aliases give '*' too many matches", at: tree.range(of: root))
      } else {
        reportMissing(start)
      }
      return nil
    }
    forms = Array(repeating: .sequence, count: outermost.levels.count + 1)
    var model = ListDocument(
      mode: rules.mode, restriction: rules.restriction, policy: rules.policy,
      pins: PinDeclaration(), names: names, sectionDepth: outermost.depth,
      form: outermost.form(in: tree))
    begin(outermost, root: root, in: &model)
    readLists(outermost.levels, into: &model)
    guard excess == nil else { return nil }
    guard
      outermost.levels.isEmpty || hasSection(model)
        || mayBeEmptied && outermost.isEmptied(in: tree)
    else {
      let paths = layout.at.map { "'\($0.text)'" }.joined(separator: " or ")
      report(
        .layoutNotFound, "the list at \(paths) has no section",
        at: tree.range(of: outermost.matches[0].value))
      return nil
    }
    names.nodes = entryNodes
    names.levels = outermost.levels
    names.rowTitle = layout.row.title
    names.nest = layout.nest
    model.names = names
    model.restrictionSource = rules.restrictionSource
    settlePins(in: &model)
    model.bindPins()
    var document = DecodedDocument(
      tree: tree, index: index, root: tree.resolved(root), model: model, listPlaces: listPlaces,
      entryNodes: entryNodes, labels: rules.labels)
    document.layouted = LayoutedDocument(layout: layout, names: names)
    document.rules = rules
    return document
  }

  /// Notes that aliases repeat too much, if they do.
  private mutating func checkAliases() {
    let found = aliasLimit.excess(
      entryCount: entryNodes.count, keyCount: finder.visitCount,
      at: Diagnostic.Place(
        source: tree.source,
        range: tree.range(of: lastAlias ?? tree.documents[index].root)))
    guard let found else { return }
    excess = found
    diagnostics.append(found)
  }

  mutating func report(_ id: DiagnosticID, _ message: String, at range: Range<Int>) {
    diagnostics.append(
      Diagnostic(id, message, at: Diagnostic.Place(source: tree.source, range: range)))
  }

  private func hasSection(_ model: ListDocument) -> Bool {
    model.entries(of: .root).contains { section in
      !model.isImplied(section) || model.list(of: section).map { model.count(of: $0) > 0 } ?? false
    }
  }
}

// MARK: - The outermost lists

extension LayoutReader {
  /// Adds what the layout finds first: the list of sections, a flat list with the section that it is, or
  /// the lists from which sections are gathered.
  private mutating func begin(
    _ outermost: OutermostLists, root: NodeID, in model: inout ListDocument
  ) {
    gatheredSections = outermost.sections
    let match = outermost.matches[0]
    guard gatheredSections == nil, !outermost.isFlat else {
      listPlaces.append(.init(owner: root, key: nil, value: nil))
      if outermost.isFlat { return beginFlat(match, in: &model) }
      pendingLists = outermost.matches.map { match in
        listPlaces.append(.init(owner: match.owner ?? root, key: match.key, value: match.value))
        let list = model.addGatheredList(
          form: form(of: match.value, level: 0), isEditable: isEditable(match),
          keys: outermost.keys)
        return (list, match)
      }.reversed()
      return
    }
    listPlaces.append(.init(owner: match.owner ?? root, key: match.key, value: match.value))
    model.isRootEditable = isEditable(match)
    push(.root, value: match.value, level: 0, isShared: !isEditable(match))
  }

  private mutating func beginFlat(_ match: OutermostLists.Match, in model: inout ListDocument) {
    let section = model.addImpliedSection(token: match.value.number)
    note(match.value, title: nil, id: nil, isPair: false)
    let list = model.addList(
      of: section, form: form(of: match.value, level: 0), mode: nil, pins: nil,
      isEditable: isEditable(match))
    listPlaces.append(.init(owner: match.owner ?? match.value, key: match.key, value: match.value))
    push(list, value: match.value, level: 0, isShared: !isEditable(match))
  }

  /// Begins the next list with gathered sections.
  ///
  /// - Returns: whether there was one.
  private mutating func beginNextList() -> Bool {
    guard let (list, match) = pendingLists.popLast() else { return false }
    push(list, value: match.value, level: 0, isShared: !isEditable(match))
    return true
  }

  /// Reads the lists on the stack, and those below them.
  mutating func readLists(_ levels: [Layout.Level], into model: inout ListDocument) {
    while !frames.isEmpty || beginNextList() {
      let last = frames.count - 1
      guard last >= 0, entryNodes.count < entryLimit, excess == nil,
        let node = frames[last].children.next()
      else {
        if last >= 0 { frames.removeLast() }
        continue
      }
      let frame = frames[last]
      var value: NodeID?
      if frame.form == .mapping { value = frames[last].children.next() }
      let entry = EntryView(
        key: value == nil ? nil : node, value: value ?? node, owner: frame.collection)
      if frame.level < levels.count {
        readSection(entry, levels, in: frame, into: &model)
      } else {
        readRow(entry, in: frame, into: &model)
      }
      if tree.kind(of: entry.value) == .alias { lastAlias = entry.value }
      checkAliases()
    }
  }

  mutating func push(_ list: ListID, value: NodeID, level: Int, isShared: Bool) {
    let collection = tree.resolved(value)
    if collection != value { lastAlias = value }
    guard tree.kind(of: collection) == .sequence || tree.kind(of: collection) == .mapping else {
      return
    }
    let form: ListDocument.Form = tree.kind(of: collection) == .mapping ? .mapping : .sequence
    forms[level] = form
    frames.append(
      Frame(
        list: list, level: level, form: form, isShared: isShared, collection: collection,
        children: tree.children(of: collection)))
  }

  /// What a list is made of; of one that is absent or null: what others of its level are.
  func form(of value: NodeID?, level: Int) -> ListDocument.Form {
    switch value.map({ tree.kind(of: tree.resolved($0)) }) {
    case .sequence: .sequence
    case .mapping: .mapping
    case .scalar, .alias, nil: forms[level]
    }
  }

  private func isEditable(_ match: OutermostLists.Match) -> Bool {
    !match.isShared && tree.kind(of: match.value) != .alias && !tree.isAliased(match.value)
  }

  /// Notes the nodes of an entry.
  mutating func note(_ node: NodeID, title: NodeID?, id: NodeID?, isPair: Bool) {
    if isPair, names.keys.isEmpty {
      names.keys = Array(repeating: LayoutedDocument.none, count: entryNodes.count)
    }
    entryNodes.append(node)
    names.titles.append(title?.number ?? LayoutedDocument.none)
    names.ids.append(id?.number ?? LayoutedDocument.none)
    guard isPair || !names.keys.isEmpty else { return }
    names.keys.append(isPair ? node.number : LayoutedDocument.none)
  }
}
