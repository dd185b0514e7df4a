internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// What the entries of a document own of its text, all of them (SPEC §5.1, §5.5): eight bytes an entry.
struct EntryPlaces {
  /// How the entries of a list stand.
  enum Form {
    /// `- entry`, with dashes in this column.
    case block(column: Int)
    /// Elements of a flow list, each on lines of its own, in this column.
    case flowLines(column: Int)
    /// Elements of a flow list that share lines; they own no more than themselves.
    case flowInline
    /// Not in the list's own place: it is reached through an alias or a merge.
    case elsewhere
  }

  private var starts: [UInt32]
  private var ends: [UInt32]
  private var forms: [Form] = []

  /// Reads the places of all entries.
  ///
  /// - Parameter document: a document as read.
  /// - Complexity: O(*n*) in the entries and the lines beside them.
  init(of document: DecodedDocument) {
    starts = Array(repeating: 0, count: document.entryNodes.count)
    ends = starts
    forms.reserveCapacity(document.listPlaces.count)
    for number in document.listPlaces.indices {
      read(ListID(UInt32(truncatingIfNeeded: number)), of: document)
    }
  }

  /// How the entries of a list stand.
  func form(of list: ListID) -> Form { forms[Int(list.number)] }

  /// What an entry owns: whole lines, a first line that it shares with what stands before from its
  /// dash; or an element. Empty where the list is elsewhere.
  func range(of entry: EntryID) -> Range<Int> {
    Int(starts[Int(entry.number)])..<Int(ends[Int(entry.number)])
  }

  private mutating func read(_ list: ListID, of document: DecodedDocument) {
    let place = document.listPlaces[Int(list.number)]
    let tree = document.tree
    guard let value = place.value, tree.kind(of: value) != .alias,
      tree.kind(of: value) != .scalar,
      place.key != nil || list == .root || document.layouted != nil
    else { return forms.append(.elsewhere) }
    let entries = document.model.textEntries(of: list)
    let syntax = document.syntaxDocument(of: list)
    if tree.isFlow(value), tree.kind(of: value) == .mapping {
      for entry in entries { set(entry, document.range(of: entry)) }
      return forms.append(.flowInline)
    }
    if tree.isFlow(value) {
      let elements = FlowElements(of: value, in: tree, document: syntax)
      for (position, entry) in entries.enumerated() {
        set(entry, elements.extents?[position] ?? elements.elements[position].range)
      }
      forms.append(elements.extents == nil ? .flowInline : .flowLines(column: elements.column))
      return
    }
    let introduction = document.introduction(of: place, value, in: tree)
    var reader = EntryExtentReader(
      tree: tree, list: value, introductionEnd: introduction?.end, document: syntax)
    var column = 0
    for (position, entry) in entries.enumerated() {
      let extent = reader.extent(of: document.range(of: entry))
      if position == 0 {
        column = extent.dash - TextScanner(tree.source.bytes).startOfLine(at: extent.dash)
      }
      set(entry, extent.lines)
    }
    forms.append(.block(column: column))
  }

  /// Lets the lines of an entry begin further up.
  mutating func extend(_ entry: EntryID, upTo start: Int) {
    starts[Int(entry.number)] = UInt32(start)
  }

  private mutating func set(_ entry: EntryID, _ range: Range<Int>) {
    starts[Int(entry.number)] = UInt32(range.lowerBound)
    ends[Int(entry.number)] = UInt32(range.upperBound)
  }
}
