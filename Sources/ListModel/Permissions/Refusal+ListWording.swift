import Spelling

/// What the refusals say that lists of other shapes bring (SPEC §8).
extension Refusal {
  /// An entry that is to go to a list below itself.
  static func targetInsideSource(
    _ entry: EntryID, at index: Int?, of list: ListID, in document: ListDocument
  ) -> Refusal {
    let owner = document.owner(of: list).map { document.path(of: $0) } ?? []
    let place = (owner + [index].compactMap(\.self)).joinedAsPath()
    return Refusal(.targetInsideSource, "\(place) lies inside \(document.phrase(for: entry))")
  }

  /// An entry of a mapping that is to go to a sequence, or the other way round.
  static func incompatibleLists(
    _ source: ListID, _ target: ListID, in document: ListDocument
  ) -> Refusal {
    let (mapping, other) =
      document.form(of: target) == .mapping ? (target, source) : (source, target)
    return Refusal(
      .incompatibleLists,
      "\(document.phrase(for: mapping)) is a mapping, \(document.phrase(for: other)) is none")
  }

  /// A section that is an entry of a mapping and is to go to a sequence, or the other way round, where
  /// sections are gathered from both.
  static func incompatibleSection(
    _ section: EntryID, isPair: Bool, besides other: EntryID?, in document: ListDocument
  ) -> Refusal {
    let (own, others) = isPair ? ("a mapping", "a sequence") : ("a sequence", "a mapping")
    return Refusal(
      .incompatibleLists,
      "\(document.phrase(for: section)) is an entry of \(own), and lands in \(others)",
      causes: other.map { [.entry($0)] } ?? [])
  }

  /// A new entry of the wrong kind: an element for a mapping, or a key with its value for a sequence.
  static func newElement(
    in list: ListID, isMapping: Bool, of document: ListDocument
  ) -> Refusal {
    let rule =
      isMapping
      ? "a mapping; what comes to it has one key, as in {KEY: VALUE}"
      : "a sequence; what comes to it is an element"
    return Refusal(.incompatibleLists, "the list of \(document.phrase(for: list)) is \(rule)")
  }

  /// An entry of a mapping whose key is there already where it is to go.
  static func duplicateKey(
    _ key: String, other: EntryID, of list: ListID, in document: ListDocument
  ) -> Refusal {
    Refusal(
      .duplicateKey,
      "the list of \(document.phrase(for: list)) has an entry with the key '\(key)' already",
      causes: [.entry(other)])
  }

  /// An entry of a mapping whose key an earlier operation brings to where it is to go.
  static func duplicateKey(
    _ key: String, first operation: Int, of list: ListID, in document: ListDocument
  ) -> Refusal {
    Refusal(
      .duplicateKey,
      "the list of \(document.phrase(for: list)) has an entry with the key '\(key)' already",
      causes: [.arrival(operation)])
  }

  /// A key that none of the sections of a layout has, which would be lost with the next reading.
  static func unknownSectionKey(_ key: String, keys: [String]) -> Refusal {
    let names = keys.map { "'\($0)'" }
    let suggestion = nearestMatch(to: key, among: keys).map { "; did you mean '\($0)'?" } ?? ""
    return Refusal(
      .unknownChoice,
      "the layout reads the keys \(names.joined(separator: ", ")) as sections, not '\(key)'"
        + suggestion)
  }

  /// A section that has no title of its own, and can get none, where the layout looks for it.
  static func noTitle(of section: EntryID, in document: ListDocument) -> Refusal {
    Refusal(
      .badAddress,
      "\(document.phrase(for: section)) has no title of its own where the layout looks for one",
      causes: [.entry(section)])
  }

  /// A new entry that would be no section where only entries with a list are.
  static var newSectionWithoutList: Refusal {
    Refusal(.wrongType, "a section holds a list here; the layout finds none in this")
  }

  /// A section that is not an entry of a list in the text, and is to be deleted or moved.
  static func impliedSection(_ section: EntryID, in document: ListDocument) -> Refusal {
    Refusal(
      .badAddress,
      "\(document.phrase(for: section)) is a list that is no entry of another; only its rows are "
        + "edited")
  }

  /// A section that is to go where there are rows or sections of another level, or a row where there
  /// are sections.
  static var otherLevel: Refusal {
    Refusal(.badAddress, "rows go where there are rows, and sections to lists of their own level")
  }

  /// A section of sections that is to be sorted.
  static func sectionsAreNotSorted(_ section: EntryID, in document: ListDocument) -> Refusal {
    Refusal(
      .badAddress, "\(document.phrase(for: section)) holds sections; rows are sorted, not sections")
  }

  /// An entry with a comment in its lines that speaks to this program.
  static func rulesComment(_ entry: EntryID, in document: ListDocument) -> Refusal {
    Refusal(
      .rulesChanged,
      "a '# listproc:' comment stands in \(document.phrase(for: entry)); operations leave it alone",
      causes: [.entry(entry)])
  }
}
