internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// Writes the edited text as pieces of the source, list by list.
struct EditRenderer {
  /// An edit, and the number of the updater that it comes from.
  private struct OwnedEdit {
    let edit: SourceEdit
    let updater: Int
  }

  private let tree: SyntaxTree
  private let scanner: TextScanner
  private let updaters: [DocumentUpdater]
  private var edits: [OwnedEdit]
  private var pieces = TextPieces()

  /// Creates a renderer of a stream.
  ///
  /// - Complexity: O(*e* log *e*) in the number of edits.
  init(tree: SyntaxTree, updaters: [DocumentUpdater]) {
    self.tree = tree
    self.updaters = updaters
    scanner = TextScanner(tree.source.bytes)
    edits = updaters.enumerated().flatMap { number, updater in
      updater.edits.map { OwnedEdit(edit: $0, updater: number) }
    }
    edits.sort {
      let (left, right) = ($0.edit.range, $1.edit.range)
      return (left.lowerBound, left.upperBound) < (right.lowerBound, right.upperBound)
    }
  }

  /// Adds an edit within a line.
  mutating func add(_ edit: SourceEdit) {
    let place = edits.firstIndex { $0.edit.range.lowerBound > edit.range.lowerBound }
    edits.insert(OwnedEdit(edit: edit, updater: 0), at: place ?? edits.count)
  }

  /// The edited text of the whole stream.
  mutating func rendered() -> TextPieces {
    pieces = TextPieces()
    append(0..<tree.source.bytes.count, editsFrom: 0, shift: 0)
    return pieces
  }

  /// Writes a range of the source with the edits in it.
  ///
  /// - Parameters:
  ///   - range: bytes of the source.
  ///   - offset: from where on edits belong to it. Those of an entry stand behind its start: what
  ///     is put in where it starts belongs to the entry that ends there.
  ///   - shift: by how many columns its lines move to the right.
  private mutating func append(_ range: Range<Int>, editsFrom offset: Int, shift: Int) {
    var start = range.lowerBound
    var next = firstEdit(from: offset)
    while next < edits.count, edits[next].edit.range.upperBound <= range.upperBound {
      let (edit, updater) = (edits[next].edit, updaters[edits[next].updater])
      next += 1
      guard edit.range.lowerBound >= start else { continue }
      appendSource(start..<edit.range.lowerBound, shift: shift)
      append(edit.content, of: updater, shift: shift)
      start = edit.range.upperBound
    }
    appendSource(start..<range.upperBound, shift: shift)
  }

  private func firstEdit(from offset: Int) -> Int {
    var low = 0
    var high = edits.count
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].edit.range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func appendSource(_ range: Range<Int>, shift: Int) {
    guard !range.isEmpty else { return }
    let startsLine = range.lowerBound == scanner.startOfLine(at: range.lowerBound)
    pieces.append(
      shift == 0
        ? .source(range, startsLine: startsLine)
        : .shifted(range, by: shift, startsLine: startsLine))
  }

  private mutating func append(
    _ content: SourceEdit.Content, of updater: DocumentUpdater, shift: Int
  ) {
    switch content {
    case .inline(let text):
      if !text.isEmpty { pieces.append(.inline(text)) }
    case .entries(let list):
      appendEntries(of: list, from: updater, shift: shift)
    case .addedKey(let line, let list):
      pieces.append(.newLine([UInt8](repeating: .space, count: max(shift, 0)) + line))
      appendEntries(of: list, from: updater, shift: shift)
    }
  }

  /// Writes the entries of a list in their new order, with the gaps between them.
  private mutating func appendEntries(
    of list: ListID, from updater: DocumentUpdater, shift: Int
  ) {
    guard let text = updater.texts[list] else { return }
    for entry in updater.result.document.entries(of: list) {
      appendGap(before: entry, in: text, shift: shift)
      guard let home = updater.document.model.parentList(of: entry),
        let homeText = updater.texts[home]
      else { continue }
      let lines = homeText.lines(of: entry)
      append(
        lines, editsFrom: lines.lowerBound + 1,
        shift: shift + text.dashColumn - homeText.dashColumn)
    }
    append(text.tailGap, shift: shift)
  }

  private mutating func appendGap(before entry: EntryID, in text: BlockListText, shift: Int) {
    if let gap = text.changedGap(before: entry) {
      append(gap, shift: shift)
    } else if let position = text.position(of: entry) {
      pieces.append(lines: text.sourceGapRange(before: position), shift: shift)
    }
  }

  private mutating func append(_ gap: Gap, shift: Int) {
    for line in gap.lines {
      if let source = line.source {
        pieces.append(lines: source, shift: shift)
      } else {
        pieces.append(.blankLine)
      }
    }
  }
}
