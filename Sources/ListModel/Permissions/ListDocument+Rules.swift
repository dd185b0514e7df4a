/// A script cannot lift its own guard (SPEC §2.3).
extension ListDocument {
  /// What refuses a row to be inserted for the rules that it brings along; nil if nothing does.
  func ruleRefusal(ofInserted row: NewEntry) -> Refusal? {
    if row.holdsRules { return .newRulesComment }
    if row.isPinned { return Refusal(.rulesChanged, "a script cannot pin a row") }
    if !row.canEdit { return .settingChanged("can-edit") }
    return row.canMove ? nil : .settingChanged("can-move")
  }

  /// What refuses another content of a row for the rules that it would change; nil if nothing does.
  func ruleRefusal(of row: EntryID, replacedBy new: NewEntry) -> Refusal? {
    if new.holdsRules { return .newRulesComment }
    let rowFlags = flags[Int(row.number)]
    if new.isPinned != rowFlags.contains(.marked) {
      let verb = new.isPinned ? "pin" : "release"
      return Refusal(.rulesChanged, "a script cannot \(verb) a row", causes: [.pin(row)])
    }
    if new.canEdit == rowFlags.contains(.fixed) {
      return .settingChanged("can-edit", causes: [.canEdit(row)])
    }
    if new.canMove == rowFlags.contains(.immovable) {
      return .settingChanged("can-move", causes: [.canMove(row)])
    }
    if rowFlags.contains(.identified), new.fields.id != id(of: row) {
      return Refusal(
        .rulesChanged, "\(phrase(for: row)) is pinned by its id, which stays", causes: [.pin(row)])
    }
    return nil
  }
}

extension Refusal {
  /// A script whose text has a comment that says what a script may do.
  static let newRulesComment = Refusal(
    .rulesChanged, "a script cannot bring a '# listproc:' comment along")

  fileprivate static func settingChanged(_ key: String, causes: [Cause] = []) -> Refusal {
    Refusal(.rulesChanged, "a script cannot change '\(key)' of a row", causes: causes)
  }
}
