import ListModel

/// The limits of SPEC §4.3, stage 11, on the result of a batch.
extension ReferenceModel {
  /// The codes of the limits that the batch broke that made this of `original`.
  func limitCodes(from original: ReferenceModel) -> Set<String> {
    var codes: Set<String> = []
    for section in sections {
      let before = original.sections.first { $0.number == section.number }
      codes.formUnion(limitCodes(of: section, before: before))
    }
    if let limit = policy.maxDeletes, deletedRows > limit { codes.insert("too-many-deletes") }
    if policy.uniqueTitles == .document,
      repeats(sections.flatMap(\.rows), moreThan: original.sections.flatMap(\.rows))
    {
      codes.insert("duplicate-title")
    }
    return codes
  }

  private func limitCodes(of section: Section, before: Section?) -> Set<String> {
    var codes: Set<String> = []
    let (count, oldCount) = (section.rows.count, before?.rows.count)
    if policy.emptySections == .deny, count == 0, (oldCount ?? 0) > 0 {
      codes.insert("would-empty-section")
    }
    if let least = policy.minRows, count < least, count < oldCount ?? .max {
      codes.insert("too-few-rows")
    }
    if let most = policy.maxRows, count > most, count > oldCount ?? 0 {
      codes.insert("too-many-rows")
    }
    if policy.uniqueTitles == .section, repeats(section.rows, moreThan: before?.rows ?? []) {
      codes.insert("duplicate-title")
    }
    if let order = policy.order,
      strayCount(section.rows, order) > before.map({ strayCount($0.rows, order) }) ?? 0
    {
      codes.insert("not-sorted")
    }
    return codes
  }

  /// Whether a title stands more than once, and more often than before.
  private func repeats(_ rows: [Row], moreThan before: [Row]) -> Bool {
    rows.contains { row in
      let count = rows.count { $0.title == row.title }
      return count > 1 && count > before.count { $0.title == row.title }
    }
  }

  /// How many free rows have to go at least for the others to be sorted.
  private func strayCount(_ rows: [Row], _ order: RowOrder) -> Int {
    let free = rows.filter { !$0.isPinned }
    return (0..<(1 << free.count)).compactMap { mask -> Int? in
      let kept = free.indices.filter { mask & (1 << $0) != 0 }.map { free[$0] }
      let isSorted = kept.indices.dropFirst().allSatisfy {
        !order.puts(kept[$0].fields, before: kept[$0 - 1].fields)
      }
      return isSorted ? free.count - kept.count : nil
    }.min() ?? 0
  }
}
