package import ListModel
internal import SourceDiagnostics
package import YAMLSyntax

/// Two documents compared (SPEC §9): which entries are the same, how they differ, and the way from one
/// to the other.
package struct DocumentComparison {
  let old: ComparedDocument
  let new: ComparedDocument
  let matching: EntryMatching
  /// The names of the old document's entries, as numbers.
  let oldKeys: EntryKeys
  /// The names of the new document's entries, as numbers.
  let newKeys: EntryKeys
  /// The steps, and what the old document's rules say against them.
  package private(set) var plan: ChangePlan
  /// What no step expresses.
  let frames: [FrameDifference]
  private let changed: ChangedEntries

  /// Compares two documents.
  ///
  /// - Parameters:
  ///   - old: a valid document.
  ///   - new: another.
  ///   - known: which entries are the same, if that is known, as it is where an edit is taken back; else
  ///     it is found out.
  /// - Complexity: O(*n* log *n*).
  package init(
    from old: DecodedDocument, to new: DecodedDocument, matching known: EntryMatching? = nil
  ) {
    let comparedOld = ComparedDocument(old)
    var comparedNew = ComparedDocument(new)
    var names = SharedNames()
    oldKeys = old.entryKeys(&names)
    newKeys = new.entryKeys(&names)
    if let known {
      matching = known
    } else {
      let contents = SharedContents(comparedOld, comparedNew)
      matching = EntryMatcher(
        old.model, new.model, oldKeys: oldKeys, newKeys: newKeys,
        content: { contents.number(of: $0, isNew: $1) },
        data: { contents.number(ofDataOf: $0, isNew: $1) }
      ).matched()
    }
    comparedNew.claimHeadComments(from: comparedOld, matching)
    self.old = comparedOld
    self.new = comparedNew
    changed = DocumentComparison.changedEntries(
      comparedOld, comparedNew, matching, namesMayGo: known != nil)
    plan = ChangePlanner(from: old.model, to: new.model, matching: matching, changed: changed)
      .planned()
    frames = FrameComparison(self.old, self.new, matching, shiftedSlots: plan.shiftedSlots)
      .differences()
  }

  /// The same with the way that leads from one text to the other byte for byte, where the usual one
  /// does not and that can be told: of entries that change places those stay which would move.
  ///
  /// Blank lines belong to the places of entries, so that it matters which of them move.
  ///
  /// - Parameter limits: those that the documents were read with.
  /// - Returns: this comparison, if its way is as good.
  /// - Complexity: O(*n* log *n*), three times at most.
  package func closest(limits: ParsingLimits) -> DocumentComparison {
    guard plan.changes.contains(where: { $0.kind == .moveRow || $0.kind == .moveSection }),
      !isExact(limits: limits)
    else { return self }
    var other = self
    other.plan = ChangePlanner(
      from: old.model, to: new.model, matching: matching, changed: changed, keepsLater: true
    ).planned()
    return other.isExact(limits: limits) ? other : self
  }

  /// Whether the steps make the one text of the other.
  private func isExact(limits: ParsingLimits) -> Bool {
    guard let script = try? ChangeScript(self, limits: limits) else { return false }
    let text = try? RestoredText.text(byRunning: script.yaml, on: old.document, limits: limits)
    return text == new.tree.source.bytes
  }

  /// Whether both documents hold the same list, however written.
  package var isSame: Bool { plan.changes.isEmpty && frames.isEmpty }

  /// Whether they are the same byte for byte, the rest of their streams included.
  package var isSameText: Bool { old.tree.source.bytes == new.tree.source.bytes }

  /// How entries that are the same differ.
  ///
  /// - Complexity: O(*n*).
  static func changedEntries(
    _ old: ComparedDocument, _ new: ComparedDocument, _ matching: EntryMatching, namesMayGo: Bool
  ) -> ChangedEntries {
    var fields: [String] = []
    if case .field(let name) = old.model.policy.order?.key { fields.append(name) }
    let model = new.model
    var changed = ChangedEntries {
      model.newEntry(of: $0, fields: fields) { matching.old(of: $0) == nil }
    }
    changed.areSetApart = { list, target in
      let blankLines = old.blankLines(in: list)
      return blankLines > 0 && blankLines == new.blankLines(in: target)
    }
    let rows = RowComparison(old, new)
    for number in new.document.entryNodes.indices {
      let entry = EntryID(UInt32(truncatingIfNeeded: number))
      guard let partner = matching.old(of: entry), let list = new.model.parentList(of: entry) else {
        continue
      }
      switch new.model.kind(of: list) {
      case .rows:
        if let difference = rows.difference(entry, from: partner) {
          changed.rows.append((entry, difference))
        }
      case .sections:
        let (title, oldTitle) = (new.model.title(of: entry), old.model.title(of: partner))
        // Strings compare by canonical equivalence; titles that differ in bytes differ.
        if let title, oldTitle.map({ !$0.utf8.elementsEqual(title.utf8) }) ?? true {
          changed.renamedSections.append(entry)
        } else if title == nil, oldTitle != nil, namesMayGo {
          changed.renamedSections.append(entry)
        } else if title == nil, oldTitle != nil {
          changed.untitledSections.append(entry)
        }
      }
    }
    return changed
  }
}
