/// `append-only`: rows arrive at the end, and none is deleted or moved (SPEC §4.4).
extension ListDocument {
  /// What refuses an edit under `append-only`; nil if nothing does.
  func appendRefusal(of edit: Edit) -> Refusal? {
    switch edit {
    case .deleteRow(let row), .moveRow(let row, _):
      return .mustStay(row, in: self)
    case .deleteSection(let section):
      guard rowCount(of: section) > 0 else { return nil }
      return .mustStay(section, in: self)
    case .sort(let section, let sorted):
      return sorted.isChanged ? .mustStay(section, in: self) : nil
    case .insertRow(_, let target):
      guard let index = target.finalIndex, index < arrivals(in: target.list).upperBound else {
        return nil
      }
      return .notAtEnd(index, of: target.list, in: self)
    case .replaceRow(let row, let new):
      return rowsLost(replacing: row, by: new).min().map { .mustStay($0, in: self) }
    case .moveSection, .insertSection, .renameSection:
      return nil
    }
  }
}
