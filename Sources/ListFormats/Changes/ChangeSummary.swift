internal import ListModel

/// What changes between two documents, for people: a line for each step, or how many there are of each
/// kind (SPEC §9).
package struct ChangeSummary {
  private let comparison: DocumentComparison

  /// Creates a summary.
  package init(_ comparison: DocumentComparison) {
    self.comparison = comparison
  }

  /// A line for each step: `+` for what comes, `-` for what goes, `~` for what becomes another, `→` for
  /// what moves; with the places that they have when their turn comes.
  ///
  /// - Complexity: O(*k*) in the number of steps.
  package func lines() -> [UInt8] {
    var text: [UInt8] = []
    for change in comparison.plan.changes {
      VisibleText.append(line(for: change), to: &text)
      text.append(UInt8(ascii: "\n"))
    }
    return text
  }

  private func line(for change: PlannedChange) -> String {
    let source = path(change.source.map(\.index))
    let target = change.target.map { path($0.section.map(\.index) + [$0.index]) } ?? ""
    switch change.kind {
    case .deleteRow, .deleteSection: return "- \(phrase(change)) (\(source))"
    case .moveRow, .moveSection:
      return "→ \(phrase(change)) (\(source) → \(target))"
    case .insertRow, .insertSection: return "+ \(phrase(change.new)) (\(target))"
    case .replaceRow: return "~ \(phrase(change.new)) (\(source))"
    case .renameSection:
      return "~ \(phrase(change)) (\(source)): \(phrase(change.new))"
    }
  }

  /// How the entry is named that a step finds, which may have come with one before.
  private func phrase(_ change: PlannedChange) -> String {
    switch change.source.last?.entry {
    case .old(let entry): comparison.old.model.phrase(for: entry)
    case .new(let entry): comparison.new.model.phrase(for: entry)
    case nil: ""
    }
  }

  private func phrase(_ entry: EntryID?) -> String {
    entry.map { comparison.new.model.phrase(for: $0) } ?? ""
  }

  private func path(_ indices: [Int]) -> String {
    indices.map(String.init).joined(separator: "/")
  }

  /// One line that counts the steps by kind.
  ///
  /// - Complexity: O(*k*) in the number of steps.
  package func statistics() -> String {
    let kinds: [(PlannedChange.Kind, String, String)] = [
      (.insertSection, "section", "inserted"), (.deleteSection, "section", "deleted"),
      (.moveSection, "section", "moved"), (.renameSection, "section", "renamed"),
      (.insertRow, "row", "inserted"), (.deleteRow, "row", "deleted"), (.moveRow, "row", "moved"),
      (.replaceRow, "row", "replaced"),
    ]
    let parts = kinds.compactMap { kind, noun, verb -> String? in
      let count = comparison.plan.changes.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s") \(verb)"
    }
    return (parts.isEmpty ? "no changes" : parts.joined(separator: ", ")) + "\n"
  }
}
