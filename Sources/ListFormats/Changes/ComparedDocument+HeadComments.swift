internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// The comments that belong to the file for no other reason than that they reach up to its first line
/// (SPEC §5.1).
extension ComparedDocument {
  /// Gives the first entry those comments that were its own before it came to the first line, or that
  /// come with it: an operation that brings it there takes them along.
  ///
  /// - Parameters:
  ///   - old: the old document.
  ///   - matching: which entries are the same.
  /// - Complexity: O(*k*) in the comments there.
  mutating func claimHeadComments(from old: ComparedDocument, _ matching: EntryMatching) {
    guard let entry = firstEntry else { return }
    let head = headComments
    guard !head.isEmpty else { return }
    let own: Int
    if let partner = matching.old(of: entry) {
      let start = old.tree.range(of: old.node(of: partner)).lowerBound
      let others = old.ownComments(of: partner).filter { old.comments.start(of: $0) < start }
      guard hasSameComments(Array(head.suffix(others.count)), as: others, of: old) else { return }
      own = others.count
    } else {
      let others = old.headComments
      guard hasSameComments(Array(head.prefix(others.count)), as: others, of: old) else { return }
      own = head.count - others.count
    }
    for comment in head.suffix(own).reversed() { give(comment, to: entry) }
  }

  /// The first entry of a list that may begin in the first line.
  private var firstEntry: EntryID? {
    guard let first = model.entries(of: .root).first, model.textList(of: first) == .root else {
      return nil
    }
    return model.isImplied(first)
      ? model.list(of: first).flatMap { model.entry(at: 0, in: $0) } : first
  }

  /// The comments directly above the first entry, in its column, that are the file's; in order.
  private var headComments: [Int] {
    guard let entry = firstEntry, let list = model.textList(of: entry),
      case .block(let column) = places.form(of: list)
    else { return [] }
    let scanner = TextScanner(tree.source.bytes)
    var line = places.range(of: entry).lowerBound
    guard scanner.isStartOfLine(line) else { return [] }
    var found: [Int] = []
    while line > 0 {
      let above = scanner.startOfLine(at: scanner.withoutLineBreak(line))
      let position = comments.positions(in: above..<line).first
      guard let position, isUnowned(position), comments.start(of: position) == above + column,
        scanner.endOfBlanks(at: above) == above + column
      else { break }
      found.append(position)
      line = above
    }
    return found.reversed()
  }
}
