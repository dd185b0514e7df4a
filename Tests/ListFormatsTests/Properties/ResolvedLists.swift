import YAMLSyntax

/// The lists of a document, and apart from them everything else that it says.
struct ResolvedLists: Equatable {
  /// A section without its rows.
  struct Section: Equatable {
    var rows: [String]
    /// All other keys but `pinned`.
    var others: String
    /// What `pinned` says; indices given as the rows that they name.
    var pins: String
  }

  var sections: [Section]
  /// All keys of the root but `sections`.
  var others: String
}

extension ResolvedTree {
  /// The node of the list of sections, and those of the sections in it.
  var sectionNodes: [NodeID] { entries("sections", of: root) }

  /// The nodes of the rows of a section.
  func rowNodes(of section: NodeID) -> [NodeID] { entries("rows", of: section) }

  private func entries(_ key: String, of owner: NodeID) -> [NodeID] {
    guard let list = pair(key, of: owner).map({ target($0.value) }),
      tree.kind(of: list) == .sequence
    else { return [] }
    return Array(tree.children(of: list))
  }

  /// The lists as they stand.
  var lists: ResolvedLists {
    lists(sectionNodes.map { ($0, rowNodes(of: $0)) })
  }

  /// The lists if they held other entries.
  ///
  /// - Parameter order: the sections with their rows, all of this tree.
  /// - Returns: the lists, everything else as it is.
  func lists(_ order: [(section: NodeID, rows: [NodeID])]) -> ResolvedLists {
    ResolvedLists(
      sections: order.map { section, rows in
        ResolvedLists.Section(
          rows: rows.map(value),
          others: tree.kind(of: target(section)) == .mapping
            ? others(of: section, without: ["rows", "pinned"]) : value(section),
          pins: pins(of: section))
      },
      others: others(of: root, without: ["sections"]))
  }

  private func others(of mapping: NodeID, without keys: Set<String>) -> String {
    pairs(of: target(mapping)).filter { !keys.contains(tree.text(of: target($0.key))) }
      .map { "\(value($0.key)): \(value($0.value))" }.joined(separator: "\n")
  }

  /// What `pinned` of a section says, indices given as the rows that they name.
  private func pins(of section: NodeID) -> String {
    guard let declared = pair("pinned", of: section).map({ target($0.value) }) else { return "" }
    let rows = rowNodes(of: section)
    if tree.kind(of: declared) == .sequence {
      let indices = indices(declared)
      guard indices.sorted() != Array(0..<indices.count) else { return "first \(indices.count)" }
      return named(indices, rows)
    }
    var parts: [String] = []
    for (key, value) in pairs(of: declared) {
      let key = tree.text(of: key)
      parts.append(
        key == "slots" ? named(indices(target(value)), rows) : "\(key) \(self.value(value))")
    }
    return parts.joined(separator: ", ")
  }

  private func indices(_ list: NodeID) -> [Int] {
    tree.children(of: list).map { Int(tree.text(of: target($0))) ?? -1 }
  }

  private func named(_ indices: [Int], _ rows: [NodeID]) -> String {
    "slots " + indices.map { rows.indices.contains($0) ? value(rows[$0]) : "none" }.joined()
  }
}
