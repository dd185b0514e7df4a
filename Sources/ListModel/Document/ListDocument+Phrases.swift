extension ListDocument {
  /// How a message names `entry`: by its title, else by its place.
  package func phrase(for entry: EntryID) -> String {
    let noun = isRow(entry) ? "row" : "section"
    if let title = title(of: entry) { return "\(noun) '\(title)'" }
    return "\(noun) \(path(of: entry).joinedAsPath())"
  }

  /// How a message names the holder of `list`.
  func phrase(for list: ListID) -> String {
    guard let owner = owner(of: list) else { return "the document" }
    return "section \(path(of: owner).joinedAsPath())"
  }

  /// How many entries `list` has, in words.
  func phraseForCount(of list: ListID) -> String {
    phrase(forCount: count(of: list), of: list)
  }

  /// Some entries of `list`, in words.
  func phrase(forCount count: Int, of list: ListID) -> String {
    let noun = kind(of: list) == .rows ? "row" : "section"
    return "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
