import Spelling

extension AddressFailure {
  /// How many names are compared at most for one "did you mean".
  private static let suggestionLimit = 10_000

  /// The refusal that this failure is.
  ///
  /// - Parameters:
  ///   - document: the document as the operation found it.
  ///   - isSuggesting: whether a near name may be looked for, which is linear in the names.
  /// - Returns: the refusal in words.
  func refusal(in document: ListDocument, suggesting isSuggesting: Bool) -> Refusal {
    switch self {
    case .form(.section):
      return Refusal(
        .badAddress, "a section is addressed as INDEX, 'id:ID' or 'title:TEXT', in one part")
    case .form(.row):
      let parts = Array(repeating: "SECTION", count: document.sectionDepth) + ["ROW"]
      return Refusal(
        .badAddress,
        "a row is addressed as \(parts.joined(separator: "/")), or as 'id:ID' or 'title:TEXT' alone"
      )
    case .noList(let entry, .section):
      return Refusal(
        .badAddress, "\(document.phrase(for: entry)) has no list, so it is no section",
        causes: [.entry(entry)])
    case .noList(let entry, .row):
      return Refusal(
        .outOfRange, "\(document.phrase(for: entry)) has no rows; the index is out of range",
        causes: [.entry(entry)])
    case .outOfRange(let index, let list):
      return .outOfRange(index, last: document.count(of: list) - 1, of: list, in: document)
    case .notFound(let part, let scope):
      let suggestion = isSuggesting ? Self.suggestion(for: part, in: scope, of: document) : nil
      let ending = suggestion.map { "; did you mean '\($0)'?" } ?? ""
      return Refusal(
        .notFound, "no \(Self.noun(scope, in: document)) has \(Self.name(part))\(ending)")
    case .ambiguous(let part, let candidates, let isCut):
      var places = candidates.map { document.path(of: $0).joinedAsPath() }.joined(separator: ", ")
      if isCut { places += ", …" }
      return Refusal(
        .ambiguousAddress,
        "several \(Self.noun(scope(of: candidates, in: document), in: document, isPlural: true)) "
          + "have \(Self.name(part)): \(places)",
        causes: candidates.map { .entry($0) })
    }
  }

  /// Where the candidates were looked for, as far as a message says.
  private func scope(of candidates: [EntryID], in document: ListDocument) -> Scope {
    let lists = Set(candidates.compactMap(document.parentList))
    guard lists.count == 1, let list = lists.first else { return .allRows }
    return .list(list)
  }

  private static func noun(
    _ scope: Scope, in document: ListDocument, isPlural: Bool = false
  ) -> String {
    let ending = isPlural ? "s" : ""
    switch scope {
    case .allRows: return "row\(ending)"
    case .list(let list):
      guard document.kind(of: list) == .rows else { return "section\(ending)" }
      return "row\(ending) of \(document.phrase(for: list))"
    }
  }

  static func name(_ part: Address.Part) -> String {
    switch part {
    case .index(let index): "index \(index)"
    case .id(let id): "id '\(id)'"
    case .title(let title): "title '\(title)'"
    }
  }

  private static func suggestion(
    for part: Address.Part, in scope: Scope, of document: ListDocument
  ) -> String? {
    let word: String
    let name: (EntryID) -> String?
    switch part {
    case .index: return nil
    case .id(let id): (word, name) = (id, document.id)
    case .title(let title): (word, name) = (title, document.title)
    }
    var candidates: [String] = []
    var remaining = suggestionLimit
    var lists: [ListID] = []
    switch scope {
    case .list(let list): lists = [list]
    case .allRows: lists = document.rowLists(limit: suggestionLimit)
    }
    for list in lists where remaining > 0 {
      for index in 0..<min(document.count(of: list), remaining) {
        guard let entry = document.entry(at: index, in: list) else { continue }
        remaining -= 1
        if let candidate = name(entry) { candidates.append(candidate) }
      }
    }
    return nearestMatch(to: word, among: candidates)
  }
}

extension [Int] {
  /// The indices as an address shows them, `0/2`.
  func joinedAsPath() -> String { map(String.init).joined(separator: "/") }
}
