internal import ListModel
internal import YAMLSyntax

/// Numbers what entries of two documents hold, the same for what is equal.
final class SharedContents {
  private let old: ComparedDocument
  private let new: ComparedDocument
  private var numbers: [NodeDigest: UInt32] = [:]
  private var known: [[EntryID: UInt32]] = [[:], [:]]

  init(_ old: ComparedDocument, _ new: ComparedDocument) {
    self.old = old
    self.new = new
  }

  /// The number of all that an entry holds; its digest is taken once.
  ///
  /// - Complexity: O(*n*) in what is below, the first time.
  func number(of entry: EntryID, isNew: Bool) -> UInt32 {
    let side = isNew ? 1 : 0
    if let number = known[side][entry] { return number }
    let number = number((isNew ? new : old).digest(of: entry))
    known[side][entry] = number
    return number
  }

  /// The number of what a section holds beside its list; `EntryKeys.none` if that is nothing.
  ///
  /// - Complexity: O(*n*) in that.
  func number(ofDataOf section: EntryID, isNew: Bool) -> UInt32 {
    (isNew ? new : old).dataDigest(of: section).map { number($0) } ?? EntryKeys.none
  }

  private func number(_ digest: NodeDigest) -> UInt32 {
    if let number = numbers[digest] { return number }
    let number = EntryKeys.none + 1 + UInt32(truncatingIfNeeded: numbers.count)
    numbers[digest] = number
    return number
  }
}
