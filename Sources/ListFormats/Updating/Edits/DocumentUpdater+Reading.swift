internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// Reading the texts of lists.
extension DocumentUpdater {
  /// Reads the text of a list unless that has been done.
  mutating func readText(of list: ListID) {
    guard texts[list] == nil, flows[list] == nil else { return }
    let place = place(of: list)
    let entries = document.model.textEntries(of: list)
    guard let value = place.value, !entries.isEmpty else {
      return readEmptyText(of: list, at: place)
    }
    if tree.isFlow(value) {
      readFlowText(of: list, entries: entries, value: value)
    } else {
      readBlockText(of: list, entries: entries, at: place, value: value)
    }
  }

  private mutating func readFlowText(of list: ListID, entries: [EntryID], value: NodeID) {
    let elements = FlowElements(
      of: value, in: tree, document: document.syntaxDocument(of: list))
    var flow = FlowListText(
      entries: entries, elements: elements, source: tree.source.bytes, habit: habit(of: list))
    flow.prefersSingleQuotes = prefersSingleQuotes(in: value)
    flows[list] = flow
    guard let extents = elements.extents else { return }
    texts[list] = BlockListText(
      entries: entries, extents: extents, dashColumn: elements.column,
      regionStart: scanner.startOfNextLine(after: elements.open), scanner: scanner)
  }

  func prefersSingleQuotes(in list: NodeID) -> Bool {
    for child in tree.children(of: list) where tree.kind(of: child) == .scalar {
      switch tree.scalarStyle(of: child) {
      case .singleQuoted: return true
      case .doubleQuoted: return false
      default: continue
      }
    }
    return false
  }

  private mutating func readBlockText(
    of list: ListID, entries: [EntryID], at place: DecodedDocument.ListPlace, value: NodeID
  ) {
    let introduction = introduction(of: place, value)
    var reader = EntryExtentReader(
      tree: tree, list: value, introductionEnd: introduction?.end,
      document: document.syntaxDocument(of: list))
    var extents = EntryExtents(capacity: entries.count)
    var dashColumn = 0
    for entry in entries {
      let extent = reader.extent(of: document.range(of: entry))
      if extents.isEmpty { dashColumn = extent.dash - scanner.startOfLine(at: extent.dash) }
      extents.append(extent.lines)
    }
    let first = extents[0].lowerBound
    var text = BlockListText(
      entries: entries, extents: extents, dashColumn: dashColumn,
      regionStart: min(introduction?.nextLine ?? first, first), scanner: scanner)
    if let introduction, introduction.nextLine > first {
      text.sharedLineStart = introduction.end
    }
    texts[list] = text
  }

  /// Makes a flow list, which is the value of a block key, an element of a block list or the whole
  /// document, a block list.
  mutating func turn(_ list: ListID) {
    let place = place(of: list)
    guard let flow = flows[list], let value = place.value else { return }
    turned.insert(list)
    let column = introduction(of: place, value).map { $0.keyColumn + indentation(of: list) } ?? 0
    texts[list] = turnedText(
      flow, dashColumn: column,
      regionStart: scanner.startOfNextLine(after: tree.range(of: value).upperBound))
  }

  /// The text of a flow list as a block list.
  ///
  /// - Parameters:
  ///   - flow: the list.
  ///   - dashColumn: the column of its dashes.
  ///   - regionStart: where it goes if its elements have no lines of their own.
  /// - Returns: the text, nothing changed in it.
  func turnedText(_ flow: FlowListText, dashColumn: Int, regionStart: Int) -> BlockListText {
    if let extents = flow.elements.extents {
      var text = BlockListText(
        entries: Array(flow.entries), extents: extents, dashColumn: dashColumn,
        regionStart: scanner.startOfNextLine(after: flow.elements.open), scanner: scanner)
      text.isTurned = true
      text.gapColumns = dashColumn - flow.elements.column
      text.takeTail(upTo: scanner.startOfLine(at: flow.elements.close))
      return text
    }
    let comments = flow.comments
    var text = BlockListText(
      entries: Array(flow.entries),
      gaps: flow.entries.indices.map {
        gap(comments?.detached(above: $0) ?? [], column: dashColumn)
      },
      tailGap: gap(comments?.closing ?? [], column: dashColumn), dashColumn: dashColumn,
      regionStart: regionStart, scanner: scanner)
    text.isTurned = true
    return text
  }

  /// Comments as the lines of a gap, in a column.
  func gap(_ comments: [FlowComment], column: Int) -> Gap {
    var gap = Gap()
    gap.lines = comments.map {
      Gap.Line(
        source: $0.range, isBlank: false, columns: column - ($0.sign - $0.range.lowerBound))
    }
    return gap
  }
}

// MARK: - Empty lists

extension DocumentUpdater {
  /// The text of a list that had no entries when it was read.
  private mutating func readEmptyText(
    of list: ListID, at place: DecodedDocument.ListPlace
  ) {
    if tree.isFlow(place.owner), isJSON || !isWholeDocument(list) {
      let inside = place.value.map(emptyInside)
      let offset = inside?.lowerBound ?? tree.range(of: place.owner).upperBound - 1
      var flow = FlowListText(
        entries: [], elements: FlowElements(emptyIn: inside ?? offset..<offset),
        source: tree.source.bytes, habit: habit(of: list))
      flow.padding =
        siblingPadding ?? (isJSON ? padding(behindBracketOf: place.owner) : [])
      flow.refillLayout = flow.comments == nil ? refillLayout(for: place) : nil
      if let layout = flow.refillLayout {
        texts[list] = BlockListText(
          entries: [], extents: EntryExtents(capacity: 0), dashColumn: layout.elementColumn,
          regionStart: offset, scanner: scanner)
      }
      flows[list] = flow
      return
    }
    let column: Int
    let regionStart: Int
    if let value = place.value {
      let introduction = introduction(of: place, value)
      column = introduction.map { $0.keyColumn + indentation(of: list) } ?? 0
      let content = tree.contentRange(of: value)
      regionStart = scanner.startOfNextLine(after: max(introduction?.end ?? 0, content.upperBound))
    } else {
      column =
        self.column(of: tree.contentRange(of: place.owner).lowerBound) + indentation(of: list)
      regionStart = scanner.startOfNextLine(after: tree.range(of: place.owner).upperBound)
    }
    texts[list] = BlockListText(
      entries: [], extents: EntryExtents(capacity: 0), dashColumn: column,
      regionStart: regionStart, scanner: scanner)
  }

  /// What stands between the brackets of an empty list if there is a comment in it; else an empty range
  /// where the value begins.
  private func emptyInside(_ value: NodeID) -> Range<Int> {
    let content = tree.contentRange(of: value)
    guard tree.isFlow(value), tree.source.bytes[content].contains(.numberSign) else {
      return content.lowerBound..<content.lowerBound
    }
    return (content.lowerBound + 1)..<(content.upperBound - 1)
  }

  /// What introduces a list; nil for one that is the document's root.
  func introduction(
    of place: DecodedDocument.ListPlace, _ value: NodeID
  ) -> ListIntroduction? {
    document.introduction(of: place, value, in: tree)
  }

  /// How far the entries of a list that had none stand from its key's column.
  mutating func indentation(of list: ListID) -> Int {
    document.model.form(of: list) == .sequence
      ? dashIndentation : firstIndentation(of: .mapping)
  }

  /// Looks up `dashIndentation`.
  func firstDashIndentation() -> Int { firstIndentation(of: .sequence) }

  /// How far the entries stand from their key's column in the first block list of rows of a form.
  private func firstIndentation(of form: ListDocument.Form) -> Int {
    let kind: NodeKind = form == .sequence ? .sequence : .mapping
    for (key, value) in filledRowLists()
    where !tree.isFlow(value) && tree.kind(of: value) == kind {
      let dash = scanner.endOfSeparation(at: tree.contentRange(of: value).lowerBound)
      return column(of: dash) - column(of: tree.range(of: key).lowerBound)
    }
    return 2
  }

  /// The layout of the first flow list of rows that has elements, each with lines of its own,
  /// carried over to another key.
  private mutating func refillLayout(for place: DecodedDocument.ListPlace) -> FlowLayout? {
    guard let model = laidOutFlowList else { return nil }
    let own = place.key.map { tree.range(of: $0).lowerBound } ?? firstKey(of: place.owner)
    let shift = column(of: own) - model.keyColumn
    let line = scanner.startOfLine(at: own)
    return FlowLayout(
      elementColumn: max(model.elementColumn + shift, 0),
      closing: scanner.isBlank(line..<own) && model.closeColumn == model.keyColumn
        ? Array(tree.source.bytes[line..<own])
        : [UInt8](repeating: .space, count: max(model.closeColumn + shift, 0)))
  }

  /// Looks up `laidOutFlowList`: in JSON the list of sections serves where no list of rows has rows.
  func firstLaidOutFlowList() -> FlowListModel? {
    guard
      let (key, value) = filledRowLists().first(where: { tree.isFlow($0.value) })
        ?? (isJSON ? filledOutermostList() : nil)
    else { return nil }
    let elements = FlowElements(of: value, in: tree, document: tree.documents[document.index])
    guard elements.extents != nil else { return nil }
    return FlowListModel(
      keyColumn: column(of: tree.range(of: key).lowerBound), elementColumn: elements.column,
      closeColumn: column(of: elements.close))
  }

  /// Looks up `siblingPadding`.
  func firstPadding() -> [UInt8]? {
    filledRowLists().first { tree.isFlow($0.value) }.map { padding(behindBracketOf: $0.value) }
  }

  private func padding(behindBracketOf collection: NodeID) -> [UInt8] {
    let start = tree.contentRange(of: collection).lowerBound + 1
    let end = scanner.endOfBlanks(at: start)
    let next = end < tree.source.bytes.count ? tree.source.bytes[end] : .lineFeed
    return next.isLineBreak || next == .numberSign ? [] : Array(tree.source.bytes[start..<end])
  }

  /// The lists of rows that have entries, in document order, those reached by aliases left out.
  private func filledRowLists() -> some Sequence<(key: NodeID, value: NodeID)> {
    document.listPlaces.indices.dropFirst().lazy.compactMap { number in
      let place = document.listPlaces[number]
      guard let key = place.key, let value = place.value,
        tree.kind(of: value) == .sequence || tree.kind(of: value) == .mapping,
        tree.end(of: value).number > value.number + 1,
        document.layouted == nil
          || document.model.kind(of: ListID(UInt32(truncatingIfNeeded: number))) == .rows
      else { return nil }
      return (key, value)
    }
  }

  /// The outermost list under a key, if it has entries.
  private func filledOutermostList() -> (key: NodeID, value: NodeID)? {
    guard let place = document.listPlaces.first, let key = place.key, let value = place.value,
      tree.kind(of: value) == .sequence, tree.end(of: value).number > value.number + 1
    else { return nil }
    return (key, value)
  }

  private func firstKey(of mapping: NodeID) -> Int {
    tree.children(of: mapping).first { _ in true }.map { tree.range(of: $0).lowerBound }
      ?? tree.range(of: mapping).upperBound
  }

  private func habit(of list: ListID) -> FlowHabit {
    let owner = place(of: list).owner
    return FlowHabit(of: tree.isFlow(owner) ? owner : document.root, or: document.root, in: tree)
  }

  /// The column of a byte offset, in characters from 0.
  func column(of offset: Int) -> Int { scanner.column(of: offset) }
}
