internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// Sections that get another title (SPEC §2, `rename-section`).
extension DocumentUpdater {
  /// Rewrites the title of a section, or adds one before its other keys.
  ///
  /// - Parameters:
  ///   - section: the section.
  ///   - title: its new title.
  /// - Throws: `UnsafeEdit` if the section's keys stand elsewhere too.
  mutating func addEdits(of section: EntryID, titled title: String) throws(UnsafeEdit) {
    if let layouted = document.layouted {
      return try addEdits(of: section, titled: title, through: layouted)
    }
    let mapping = node(of: section)
    guard tree.kind(of: mapping) == .mapping, !tree.isAliased(mapping) else {
      throw UnsafeEdit(.otherValues, at: tree.range(of: mapping))
    }
    var reader = MappingReader(tree: tree)
    let field = reader.fields(of: mapping, known: SectionKey.all)[SectionKey.title]
    let content = Array(title.utf8)
    let text = titleText(content, of: mapping, like: field?.value)
    if let field, !field.isMerged {
      return rewrite(field.value, as: content, written: text)
    }
    addedTitles[mapping] = content
    let first = tree.children(of: mapping).first { _ in true }.map { tree.range(of: $0).lowerBound }
    let isFlow = isInFlow(mapping)
    let habit = FlowHabit(of: mapping, or: document.root, in: tree)
    let key =
      isFlow ? Array((isJSON ? "\"title\"" : "title").utf8) + habit.colon : Array("title: ".utf8)
    let list = result.document.list(of: section)
    guard let first else {
      let content = tree.contentRange(of: mapping)
      let inside = isFlow ? content.upperBound - 1 : content.lowerBound
      let getsRows = list.map { result.document.count(of: $0) > 0 } ?? false
      return add(
        inside..<inside, .inline(key + text + (isFlow && getsRows ? habit.pairSeparator : [])))
    }
    guard !isFlow else {
      return add(first..<first, .inline(key + text + habit.pairSeparator))
    }
    let turnedColumn = list.flatMap { turnedOwners[$0] }
    // In block style a `?` may stand before the first key.
    let place = turnedColumn == nil ? tree.contentRange(of: mapping).lowerBound : first
    let indent = [UInt8](repeating: .space, count: turnedColumn ?? column(of: place))
    add(place..<place, .lines(key + text, [indent]))
  }

  /// Rewrites the scalar that a layout finds as a section's title.
  private mutating func addEdits(
    of section: EntryID, titled title: String, through layouted: LayoutedDocument
  ) throws(UnsafeEdit) {
    guard let node = layouted.names.titleNode(of: section), tree.kind(of: node) == .scalar,
      !tree.isAliased(node), range(of: section).contains(tree.range(of: node).lowerBound)
    else { throw UnsafeEdit(.noTitle, at: range(of: section)) }
    let content = Array(title.utf8)
    let style = tree.scalarStyle(of: node)
    let text =
      isJSON
      ? ScalarWriter.doubleQuoted(content[...])
      : ScalarWriter.text(
        content[...], mayLookTyped: looksTyped(node),
        inFlow: tree.isFlow(valueHolder(of: section)),
        prefersSingleQuotes: style == .singleQuoted)
    rewrite(node, as: content, written: text)
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

  /// Puts new content in the place of a scalar.
  private mutating func rewrite(_ node: NodeID, as content: [UInt8], written text: [UInt8]) {
    let range = tree.contentRange(of: node)
    let isGlued =
      range.isEmpty && range.lowerBound > 0 && !tree.source.bytes[range.lowerBound - 1].isBlank
    add(range, .inline(isGlued ? [.space] + text : text))
    rewrittenScalars[node] = content
  }

  private func titleText(
    _ content: [UInt8], of mapping: NodeID, like node: NodeID?
  ) -> [UInt8] {
    guard !isJSON else { return ScalarWriter.doubleQuoted(content[...]) }
    let quotes = node.map { tree.scalarStyle(of: tree.resolved($0)) }
    return ScalarWriter.text(
      content[...], mayLookTyped: node.map(looksTyped) ?? false, inFlow: tree.isFlow(mapping),
      prefersSingleQuotes: quotes == .singleQuoted
        || quotes != .doubleQuoted && prefersSingleQuotes(in: mapping))
  }
}
