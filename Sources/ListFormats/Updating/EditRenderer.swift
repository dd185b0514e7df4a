internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// Writes the edited text as pieces of the source, list by list.
struct EditRenderer {
  private let updater: DocumentUpdater
  private(set) var pieces = TextPieces()

  init(updater: DocumentUpdater) {
    self.updater = updater
  }

  /// Writes a range of the source with all edits in it.
  ///
  /// - Parameters:
  ///   - range: bytes of the source.
  ///   - shift: by how many columns its lines move to the right.
  mutating func append(_ range: Range<Int>, shift: Int) {
    var start = range.lowerBound
    var next = firstEdit(from: range.lowerBound)
    while next < updater.edits.count, updater.edits[next].range.upperBound <= range.upperBound {
      let edit = updater.edits[next]
      next += 1
      guard edit.range.lowerBound >= start else { continue }
      if edit.range.isEmpty, edit.range.lowerBound == range.upperBound, !ends(range) { break }
      appendSource(start..<edit.range.lowerBound, shift: shift)
      append(edit.content, shift: shift)
      start = edit.range.upperBound
    }
    appendSource(start..<range.upperBound, shift: shift)
  }

  /// Whether a range goes on to the end of the source, so that what stands there belongs to it.
  private func ends(_ range: Range<Int>) -> Bool {
    range.upperBound == updater.tree.source.bytes.count
  }

  private func firstEdit(from offset: Int) -> Int {
    var low = 0
    var high = updater.edits.count
    while low < high {
      let middle = (low + high) / 2
      if updater.edits[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func appendSource(_ range: Range<Int>, shift: Int) {
    guard !range.isEmpty else { return }
    if shift == 0 {
      let startsLine =
        range.lowerBound == updater.scanner.startOfLine(at: range.lowerBound)
      pieces.append(.source(range, startsLine: startsLine))
    } else {
      pieces.append(.shifted(range, by: shift))
    }
  }

  private mutating func append(_ content: SourceEdit.Content, shift: Int) {
    switch content {
    case .inline(let text):
      if !text.isEmpty { pieces.append(.inline(text)) }
    case .entries(let list):
      appendEntries(of: list, shift: shift)
    case .addedKey(let line, let list):
      pieces.append(.newLine([UInt8](repeating: .space, count: max(shift, 0)) + line))
      appendEntries(of: list, shift: shift)
    }
  }

  /// Writes the entries of a list in their new order, with the gaps between them.
  private mutating func appendEntries(of list: ListID, shift: Int) {
    guard let text = updater.texts[list] else { return }
    for entry in updater.result.document.entries(of: list) {
      appendGap(before: entry, in: text, shift: shift)
      guard let home = updater.document.model.parentList(of: entry),
        let homeText = updater.texts[home]
      else { continue }
      append(homeText.lines(of: entry), shift: shift + text.dashColumn - homeText.dashColumn)
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
