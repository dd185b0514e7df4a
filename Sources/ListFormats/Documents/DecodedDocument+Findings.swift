internal import ListModel
package import SourceDiagnostics
internal import YAMLSyntax

/// What `check` finds beside the errors that stop everything (SPEC §1, §4.4).
extension DecodedDocument {
  /// Everything about a readable document that `check` reports: rules of the policy that the lists
  /// break, and keys that stand twice in the user's data.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  package func findings() -> [Diagnostic] {
    bounds() + repeatedTitles() + strayRows() + repeatedIDs() + repeatedKeys()
  }

  /// Sections with too few or too many rows.
  private func bounds() -> [Diagnostic] {
    var findings: [Diagnostic] = []
    let policy = model.policy
    guard policy.minRows != nil || policy.maxRows != nil else { return [] }
    for list in model.listsOfRows {
      guard let section = model.owner(of: list) else { continue }
      let count = model.count(of: list)
      let node = entryNodes[Int(section.number)]
      if let least = policy.minRows, count < least {
        findings.append(
          finding(.tooFewRows, "a section has at least \(least) rows; this has \(count)", at: node))
      }
      if let most = policy.maxRows, count > most {
        findings.append(
          finding(.tooManyRows, "a section has at most \(most) rows; this has \(count)", at: node))
      }
    }
    return findings
  }

  /// Titles that must be unique and are not.
  private func repeatedTitles() -> [Diagnostic] {
    guard model.policy.uniqueTitles != .none else { return [] }
    var findings: [Diagnostic] = []
    var seen: [String: EntryID] = [:]
    for list in model.listsOfRows {
      if model.policy.uniqueTitles == .section { seen.removeAll(keepingCapacity: true) }
      for row in model.entries(of: list) {
        let node = entryNodes[Int(row.number)]
        guard let title = model.names.title(of: row) else { continue }
        guard let first = seen[title] else {
          seen[title] = row
          continue
        }
        findings.append(
          finding(
            .duplicateTitle, "title '\(title)' is already that of another row", at: node,
            notes: [
              Diagnostic.Note("first here", at: place(of: entryNodes[Int(first.number)]))
            ]))
      }
    }
    return findings
  }

  /// Ids that stand twice under a layout, where they are another tool's business.
  private func repeatedIDs() -> [Diagnostic] {
    guard let names = layouted?.names else { return [] }
    var findings: [Diagnostic] = []
    var seen = TextIndex(tree: tree)
    var seenOfSections = TextIndex(tree: tree)
    for number in entryNodes.indices {
      let entry = EntryID(UInt32(truncatingIfNeeded: number))
      guard let id = names.idNode(of: entry) else { continue }
      let isRow = model.isRow(entry)
      guard let first = isRow ? seen.insert(id) : seenOfSections.insert(id) else { continue }
      let noun = isRow ? "row" : "section"
      findings.append(
        Diagnostic(
          .duplicateID, "id '\(tree.text(of: id))' is already that of another \(noun)",
          at: place(of: id), severity: .warning,
          notes: [Diagnostic.Note("first here", at: place(of: first))]))
    }
    return findings
  }

  private func finding(
    _ id: DiagnosticID, _ message: String, at node: NodeID, notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    Diagnostic(id, message, at: place(of: node), notes: notes)
  }
}

// MARK: - Keys

extension DecodedDocument {
  /// Keys that stand twice in mappings of the user's data, which nothing else reports.
  private func repeatedKeys() -> [Diagnostic] {
    var findings: [Diagnostic] = []
    let own = ownMappings()
    let end = tree.end(of: root).number
    for number in root.number..<max(end, root.number) {
      let mapping = NodeID(number)
      guard tree.kind(of: mapping) == .mapping, !own.contains(mapping) else { continue }
      findings += repeatedKeys(of: mapping)
    }
    return findings
  }

  private func repeatedKeys(of mapping: NodeID) -> [Diagnostic] {
    var keys: [NodeID] = []
    var children = tree.children(of: mapping)
    while let key = children.next(), children.next() != nil {
      if tree.kind(of: tree.resolved(key)) == .scalar { keys.append(key) }
    }
    guard keys.count > 1 else { return [] }
    let isEntry = isEntry(mapping)
    var findings: [Diagnostic] = []
    var seen = TextIndex(tree: tree)
    for key in keys where !isMergeKey(key) && !(isEntry && isRead(key)) {
      guard let first = seen.insert(key) else { continue }
      findings.append(
        Diagnostic(
          .duplicateKey, "key '\(tree.text(of: key))' stands here a second time; the last counts",
          at: place(of: key), severity: .warning,
          notes: [Diagnostic.Note("first here", at: place(of: first))]))
    }
    return findings
  }

  private func isMergeKey(_ key: NodeID) -> Bool {
    tree.content(of: key).elementsEqual("<<".utf8)
  }

  /// Whether a key of a row is one that the program reads; doubled ones are errors already.
  private func isRead(_ key: NodeID) -> Bool {
    RowKey.all.index(of: tree.content(of: key)) != nil
  }

  /// Whether a node stands in a list as an entry.
  private func isEntry(_ node: NodeID) -> Bool {
    guard layouted == nil else { return false }
    var low = 0
    var high = entryNodes.count
    while low < high {
      let middle = (low + high) / 2
      if entryNodes[middle] < node { low = middle + 1 } else { high = middle }
    }
    return low < entryNodes.count && entryNodes[low] == node
  }

  /// The mappings whose doubled keys are errors already.
  private func ownMappings() -> Set<NodeID> {
    guard layouted == nil else { return [] }
    var own: Set<NodeID> = [root]
    for key in [DocumentKey.policy, .pinned, .labels] {
      if let value = documentField(key) { own.insert(tree.resolved(value)) }
    }
    for section in model.entries(of: .root) {
      let node = tree.resolved(entryNodes[Int(section.number)])
      own.insert(node)
      if let list = model.list(of: section), let pins = sectionField(.pinned, of: list) {
        own.insert(tree.resolved(pins))
      }
    }
    return own
  }
}
