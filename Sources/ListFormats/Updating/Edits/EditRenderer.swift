internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// Writes the edited text as pieces of the source, list by list.
struct EditRenderer {
  /// An edit, and the number of the updater that it comes from.
  private struct OwnedEdit {
    let edit: SourceEdit
    let updater: Int
    /// Settles which of several edits at one place comes first.
    let order: Int

    /// What is put in comes before what stands there, and what holds other edits before them.
    func precedes(_ other: OwnedEdit) -> Bool {
      let (own, others) = (edit.range, other.edit.range)
      guard own.lowerBound == others.lowerBound else { return own.lowerBound < others.lowerBound }
      guard own.upperBound != others.upperBound else {
        // What replaces the whole goes before what only shifts it.
        guard edit.isShift == other.edit.isShift else { return other.edit.isShift }
        return order < other.order
      }
      return own.isEmpty || !others.isEmpty && own.upperBound > others.upperBound
    }
  }

  let tree: SyntaxTree
  let scanner: TextScanner
  private let updaters: [DocumentUpdater]
  /// Whether all documents that are edited are in flow style, and stay so.
  let updatersKeepFlowRoot: Bool
  /// What the stream comes to hold.
  private let expected: ExpectedStructure
  /// The same, for what is printed anew.
  private(set) lazy var editedNodes = EditedNodes(expected)
  private var edits: [OwnedEdit]
  /// Where the edits start, which is looked up for every entry that is written.
  private var editStarts: [Int] = []
  var pieces: TextPieces
  /// The lists that are being written: an element may begin where its list's edit does.
  var openLists: [ListID] = []

  /// Creates a renderer of a stream.
  ///
  /// - Complexity: O(*e* log *e*) in the number of edits.
  init(tree: SyntaxTree, updaters: [DocumentUpdater], expected: ExpectedStructure) {
    self.expected = expected
    self.tree = tree
    self.updaters = updaters
    updatersKeepFlowRoot = updaters.allSatisfy(\.keepsFlowRoot)
    scanner = TextScanner(tree.source.bytes)
    pieces = TextPieces(tree: tree, changeCount: 0)
    edits = []
    for (number, updater) in updaters.enumerated() {
      for edit in updater.edits {
        edits.append(OwnedEdit(edit: edit, updater: number, order: edits.count))
      }
    }
    edits.sort { $0.precedes($1) }
    editStarts = edits.map(\.edit.range.lowerBound)
  }

  /// Whether an edit puts something else in the place of a range.
  ///
  /// - Complexity: O(log *e*) in the number of edits.
  func isReplaced(_ range: Range<Int>) -> Bool {
    let start = editStarts.partitioningIndex { $0 >= range.lowerBound }
    return edits[start...].prefix { $0.edit.range.lowerBound == range.lowerBound }
      .contains { $0.edit.range == range }
  }

  /// Adds an edit within a line.
  mutating func add(_ edit: SourceEdit) {
    let place = editStarts.partitioningIndex { $0 > edit.range.lowerBound }
    edits.insert(OwnedEdit(edit: edit, updater: 0, order: edits.count), at: place)
    editStarts.insert(edit.range.lowerBound, at: place)
  }

  /// The edited text of the whole stream.
  mutating func rendered() -> TextPieces {
    let changeCount = updaters.reduce(0) { $0 + $1.result.changes.count }
    pieces = TextPieces(tree: tree, changeCount: changeCount)
    append(0..<tree.textEnd, editsFrom: 0, shift: 0)
    return pieces
  }

  /// Writes a range of the source with the edits in it.
  ///
  /// - Parameters:
  ///   - range: bytes of the source.
  ///   - offset: from where on edits belong to it. Those of an entry stand behind its start: what
  ///     is put in where it starts belongs to the entry that ends there; but not what is put in the
  ///     place of the text there.
  ///   - shift: by how many columns its lines move to the right.
  ///   - startsOpen: whether what is put in at its start belongs to it.
  ///   - endsOpen: whether what is put in at its end belongs to it.
  ///   - continuesLine: whether its start continues a line, though it begins one in the source.
  mutating func append(
    _ range: Range<Int>, editsFrom offset: Int, shift: Int, startsOpen: Bool = true,
    endsOpen: Bool = true, continuesLine: Bool = false
  ) {
    var start = range.lowerBound
    var regionEnd: Int?
    var isBehindInline = continuesLine
    var next = editStarts.partitioningIndex { $0 >= min(offset, range.lowerBound) }
    let last = endsOpen ? range.upperBound : range.upperBound - 1
    while next < edits.count, editStarts[next] <= last {
      let edit = edits[next].edit
      let updater = edits[next].updater
      next += 1
      // What is put in where a list ends belongs to its last entry, which has written it.
      let isWritten = edit.range.isEmpty && edit.range.lowerBound == regionEnd
      // A definition takes the rest of its line, which may be no part of another around it.
      let isWithin =
        edit.range.upperBound <= range.upperBound
        || edit.content.isDefinition && edit.range.lowerBound < range.upperBound
      guard edit.range.lowerBound >= start, isWithin,
        edit.range.lowerBound >= offset || edit.replacesStart, !isWritten,
        startsOpen || !edit.range.isEmpty || edit.range.lowerBound > range.lowerBound,
        edit.content.list.map(openLists.contains) != true
      else { continue }
      appendSource(
        start..<edit.range.lowerBound, shift: shift, continuesLine: isBehindInline)
      if let list = edit.content.list { openLists.append(list) }
      append(edit, of: updaters[updater], upTo: range.upperBound, shift: shift)
      if edit.content.list != nil { openLists.removeLast() }
      start = min(edit.range.upperBound, range.upperBound)
      isBehindInline = edit.content.leavesLineOpen
      if case .entries = edit.content, !edit.range.isEmpty { regionEnd = start }
    }
    appendSource(start..<range.upperBound, shift: shift, continuesLine: isBehindInline)
  }

  /// Writes whole lines of the source, with the edits in them that begin behind their start.
  ///
  /// - Complexity: O(log *e*) in the number of edits where none are in these lines: none of their
  ///   bytes are looked at then.
  mutating func append(lines range: Range<Int>, shift: Int) {
    let next = editStarts.partitioningIndex { $0 >= range.lowerBound }
    if next < editStarts.count, editStarts[next] <= range.upperBound {
      append(range, editsFrom: range.lowerBound + 1, shift: shift)
    } else {
      pieces.append(lines: range, shift: shift)
    }
  }

  mutating func appendSource(_ range: Range<Int>, shift: Int, continuesLine: Bool = false) {
    guard !range.isEmpty else { return }
    let startsLine = !continuesLine && scanner.isStartOfLine(range.lowerBound)
    pieces.append(
      shift == 0
        ? .source(range, startsLine: startsLine)
        : .shifted(range, by: shift, startsLine: startsLine))
  }

  /// Writes an edit; what of a line it takes along ends at an offset.
  private mutating func append(
    _ edit: SourceEdit, of updater: DocumentUpdater, upTo end: Int, shift: Int
  ) {
    switch edit.content {
    case .inline(let text):
      guard !text.isEmpty else { break }
      // What stood there at the start of its line is shifted as the line is.
      let isShifted =
        shift > 0 && !edit.range.isEmpty && scanner.isStartOfLine(edit.range.lowerBound)
      let indent = [UInt8](repeating: .space, count: isShifted ? shift : 0)
      pieces.append(.inline(indent + text))
    case .lines(let text, let lines):
      if !text.isEmpty { pieces.append(.inline(text)) }
      for line in lines {
        pieces.append(.newLine([UInt8](repeating: .space, count: max(shift, 0)) + line))
      }
    case .shifted(let columns):
      // What is put in at its end is no part of it.
      append(
        edit.range, editsFrom: edit.range.lowerBound + 1, shift: shift + columns, endsOpen: false)
    case .definition(let definition):
      append(definition, upTo: end, shift: shift)
    case .entries(let list):
      appendEntries(of: list, from: updater, shift: shift)
    case .addedKey(let line, let list):
      pieces.append(.newLine([UInt8](repeating: .space, count: max(shift, 0)) + line))
      appendEntries(of: list, from: updater, shift: shift)
    case .elements(let list):
      appendElements(of: list, from: updater, shift: shift)
    case .flowList(let before, let list):
      appendFlowList(list, behind: before, from: updater, shift: shift)
    }
  }

  private mutating func append(_ definition: WrittenDefinition, upTo end: Int, shift: Int) {
    pieces.append(.inline(definition.start))
    appendSource(definition.restOfLine.clamped(to: 0..<end), shift: 0)
    if definition.startsLine { pieces.append(.lineBreak) }
    let text = definition.text
    append(
      text, editsFrom: text.lowerBound, shift: shift + definition.columns,
      endsOpen: definition.startsLine)
    if definition.startsLine { pieces.endEntry(since: nil) }
  }
}
