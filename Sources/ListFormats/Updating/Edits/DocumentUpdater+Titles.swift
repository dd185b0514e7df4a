internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// Sections that get another title (SPEC §2, `rename-section`).
extension DocumentUpdater {
  /// Rewrites the title of a section, adds one before its other keys, or takes it out.
  ///
  /// - Parameters:
  ///   - section: the section.
  ///   - title: its new title; nil: none.
  /// - Throws: `UnsafeEdit` if the section's keys stand elsewhere too, or it has no place for a title.
  mutating func addEdits(of section: EntryID, titled title: String?) throws(UnsafeEdit) {
    guard let title else { return try removeTitle(of: section) }
    let content = Array(title.utf8)
    if let layouted = document.layouted {
      return try addEdits(of: section, titled: content, through: layouted)
    }
    let mapping = node(of: section)
    guard tree.kind(of: mapping) == .mapping, !tree.isAliased(mapping) else {
      throw UnsafeEdit(.otherValues, at: tree.range(of: mapping))
    }
    var reader = MappingReader(tree: tree)
    let field = reader.fields(of: mapping, known: SectionKey.all)[SectionKey.title]
    if let field, !field.isMerged {
      let text = titleText(
        content, inFlow: tree.isFlow(mapping), like: field.value, beside: mapping)
      return rewrite(field.value, of: section, as: content, written: text)
    }
    addTitle(content, named: "title", to: mapping, of: section, like: field?.value)
  }

  /// Rewrites the scalar that a layout finds as a section's title, or adds one under the first key where
  /// the layout looks for it.
  private mutating func addEdits(
    of section: EntryID, titled content: [UInt8], through layouted: LayoutedDocument
  ) throws(UnsafeEdit) {
    let list = result.document.parentList(of: section)
    let level = list.map { result.document.sectionLevel(of: $0) } ?? 0
    switch layouted.names.titlePlace(
      of: replacements[section] ?? section, atLevel: level, in: tree)
    {
    case .scalar(let node):
      let text = titleText(
        content, inFlow: tree.isFlow(valueHolder(of: section)), like: node, beside: nil)
      rewrite(node, of: section, as: content, written: text)
    case .absent(let key, let mapping, let title):
      addTitle(content, named: key, to: mapping, of: section, like: title)
    case nil:
      throw UnsafeEdit(.noTitle, at: range(of: section))
    }
  }

  /// Adds a title before the other keys of a mapping.
  private mutating func addTitle(
    _ content: [UInt8], named name: String, to mapping: NodeID, of section: EntryID,
    like node: NodeID?
  ) {
    addedTitles[mapping] = ExpectedStructure.LeadingPair(key: name, value: content)
    let text = titleText(content, inFlow: tree.isFlow(mapping), like: node, beside: mapping)
    let isFlow = isInFlow(mapping)
    let habit = FlowHabit(of: mapping, or: document.root, in: tree)
    let ownKey = addedKey(name, inFlow: tree.isFlow(mapping))
    let key = ownKey + (isFlow ? habit.colon(behind: ownKey) : Array(": ".utf8))
    let list = result.document.list(of: section)
    let turnedColumn = list.flatMap { turnedOwners[$0] }
    let indent = [UInt8](
      repeating: .space,
      count: turnedColumn ?? column(of: tree.contentRange(of: mapping).lowerBound))
    guard tree.children(of: mapping).contains(where: { _ in true }) else {
      let content = tree.contentRange(of: mapping)
      let inside = isFlow ? content.upperBound - 1 : content.lowerBound
      let getsRows = list.map { result.document.count(of: $0) > 0 } ?? false
      if !isFlow, let properties = tree.properties(of: mapping) {
        // On the line of the anchor that would be the key's.
        let isApart = scanner.isBlank(properties.endOffset..<inside)
        return add(
          (isApart ? properties.endOffset : inside)..<inside, .lines([], [indent + key + text]))
      }
      return add(
        inside..<inside, .inline(key + text + (isFlow && getsRows ? habit.pairSeparator : [])))
    }
    let start = tree.contentRange(of: mapping).lowerBound
    let hasBrackets = tree.hasBrackets(mapping)
    if isFlow, !hasBrackets {
      bracketedPairs[mapping] = key + text + habit.pairSeparator
      return
    }
    // A `?` may stand before the first key.
    guard !isFlow else {
      let place = scanner.endOfSeparation(at: start + 1)
      return add(place..<place, .inline(key + text + habit.pairSeparator))
    }
    guard turnedColumn == nil else {
      turnedTitles[mapping] = key + text
      return
    }
    add(start..<start, .lines(key + text, [indent]))
  }

  /// Takes the title of a section out, with its key and the lines that both have for themselves.
  private mutating func removeTitle(of section: EntryID) throws(UnsafeEdit) {
    let mapping = tree.resolved(node(of: section))
    guard tree.kind(of: mapping) == .mapping, !tree.isAliased(mapping) else {
      throw UnsafeEdit(.noTitle, at: range(of: section))
    }
    guard
      let title = document.titleNode(
        of: section, writtenAs: replacements[section] ?? section, in: result.document)
    else { return }
    let pair = tree.pairs(of: mapping).first { $0.value == title }
    guard let pair, !tree.isAliased(pair.key),
      !tree.isAliased(pair.value) || anchorMoves.severed.contains(pair.value),
      let edit = ReplacedPairs(of: mapping, in: tree).removal(ofKey: pair.key)
    else { throw UnsafeEdit(.noTitle, at: tree.range(of: title)) }
    removedPairs[mapping] = Array(tree.children(of: mapping)).filter {
      $0 != pair.key && $0 != pair.value
    }
    add(edit.range, .inline(edit.text))
  }

  /// Whether a title is plain although it looks like a number or the like, as versions do: so may
  /// another be in its place.
  private func looksTyped(_ title: NodeID) -> Bool {
    tree.kind(of: title) == .scalar && tree.scalarStyle(of: title) == .plain
      && ScalarWriter.looksTyped(tree.content(of: title))
  }

  /// The collection in which a section's title most likely stands.
  private func valueHolder(of section: EntryID) -> NodeID {
    document.isPair(section)
      ? document.model.textList(of: section).flatMap { place(of: $0).value } ?? document.root
      : tree.resolved(node(of: section))
  }

  /// Puts new content in the place of a scalar of a section.
  private mutating func rewrite(
    _ node: NodeID, of section: EntryID, as content: [UInt8], written text: [UInt8]
  ) {
    let range = tree.contentRange(of: node)
    if tree.isAbsent(node), let key = key(withoutColonOf: node, in: self.node(of: section)) {
      rewrittenScalars[node] = content
      return addValue(text, toKey: key.key, inFlow: key.inFlow)
    }
    if anchorMoves.severed.contains(node), let anchor = tree.anchorExtent(of: node) {
      // It goes elsewhere.
      add(anchor, .inline([]))
    }
    let isGlued =
      range.isEmpty && range.lowerBound > 0 && !tree.source.bytes[range.lowerBound - 1].isBlank
    add(range, .inline(isGlued ? [.space] + text : text))
    rewrittenScalars[node] = content
  }

  /// A title as it is written.
  ///
  /// - Parameters:
  ///   - content: the title.
  ///   - inFlow: whether it stands in a flow collection.
  ///   - node: the title before; nil if there is none.
  ///   - mapping: what it stands in, whose quotes it takes where the title before has none.
  /// - Returns: its text, in quotes where it needs them.
  private func titleText(
    _ content: [UInt8], inFlow: Bool, like node: NodeID?, beside mapping: NodeID?
  ) -> [UInt8] {
    guard !isJSON else { return ScalarWriter.doubleQuoted(content[...]) }
    let quotes = node.map { tree.scalarStyle(of: tree.resolved($0)) }
    return ScalarWriter.text(
      content[...], mayLookTyped: node.map(looksTyped) ?? false, inFlow: inFlow,
      prefersSingleQuotes: quotes == .singleQuoted
        || quotes != .doubleQuoted && mapping.map(prefersSingleQuotes) ?? false)
  }
}
