internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

extension DocumentUpdater {
  /// The deleted and moved entries whose comments are more lines than they themselves, or hold a
  /// disabled row.
  ///
  /// - Complexity: O(*m*) in the lines of those entries.
  func commentNotes() -> [Diagnostic.Note] {
    var notes: [EntryID: Diagnostic.Note] = [:]
    for entry in changedEntries {
      if let note = commentNote(on: entry) { notes[entry] = note }
    }
    guard !notes.isEmpty else { return [] }
    return result.changes.compactMap { change in
      switch change {
      case .delete(let entry, _), .move(let entry, _, _): notes.removeValue(forKey: entry)
      case .insert, .replace, .rename: nil
      }
    }
  }

  private func commentNote(on entry: EntryID) -> Diagnostic.Note? {
    guard let home = document.model.textList(of: entry), document.arrivalDocuments[home] == nil,
      let range = texts.lines(of: entry, in: home)
    else { return nil }
    let node = document.range(of: entry)
    let first = scanner.endOfBlanks(at: range.lowerBound)
    let ownEnd = scanner.startOfNextLine(after: max(node.upperBound, range.lowerBound))
    guard first < range.upperBound,
      tree.source.bytes[first] == .numberSign || ownEnd < range.upperBound
    else { return nil }
    var commentLines = 0
    var ownLines = 0
    var holdsDisabledRow = false
    var line = range.lowerBound
    while line < range.upperBound {
      let sign = scanner.endOfBlanks(at: line)
      let isComment = sign < range.upperBound && tree.source.bytes[sign] == .numberSign
      if isComment, line < scanner.startOfLine(at: node.lowerBound) || line >= ownEnd {
        commentLines += 1
        holdsDisabledRow = holdsDisabledRow || isDisabledRow(at: sign)
      } else {
        ownLines += 1
      }
      line = scanner.startOfNextLine(after: line)
    }
    guard holdsDisabledRow || commentLines > ownLines else { return nil }
    let disabled = holdsDisabledRow ? ", a disabled row among them" : ""
    let lines = commentLines == 1 ? "1 comment line" : "\(commentLines) comment lines"
    return Diagnostic.Note(
      "this entry goes together with \(lines)\(disabled)",
      at: Diagnostic.Place(source: tree.source, range: range))
  }

  /// Whether a comment reads `# - …`.
  private func isDisabledRow(at sign: Int) -> Bool {
    let bytes = tree.source.bytes
    let dash = scanner.endOfBlanks(at: sign + 1)
    return dash + 1 < bytes.count && bytes[dash] == .dash && bytes[dash + 1].isBlank
  }
}
