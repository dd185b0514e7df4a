internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// Rows that do not stand where `policy.order` has them (SPEC §4.4).
extension DecodedDocument {
  /// A finding for every stray row, with the place where it belongs.
  ///
  /// - Complexity: O(*n* log *n*) in the rows.
  func strayRows() -> [Diagnostic] {
    guard let order = model.policy.order else { return [] }
    return model.entries(of: .root).flatMap { section -> [Diagnostic] in
      guard let list = model.list(of: section) else { return [] }
      return model.strayRows(of: list, by: order).map { stray in
        let name = model.phrase(for: stray.row)
        return Diagnostic(
          .notSorted, "\(name) belongs \(model.phrase(for: stray.place))",
          at: place(of: entryNodes[Int(stray.row.number)]))
      }
    }
  }
}
