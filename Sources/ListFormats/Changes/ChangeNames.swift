internal import ListModel

/// Tells by which names entries are addressed while one document becomes another: by names that no
/// other entry of its kind ever has on the way.
struct ChangeNames {
  private let old: ListDocument
  private let new: ListDocument
  private let oldKeys: EntryKeys
  private let newKeys: EntryKeys
  private var rowIDs: [UInt8]
  private var rowTitles: [UInt8]
  private var sectionIDs: [UInt8]
  private var sectionTitles: [UInt8]

  /// Counts the names.
  ///
  /// - Complexity: O(*n*) in the entries of both documents.
  init(_ comparison: DocumentComparison) {
    old = comparison.old.model
    new = comparison.new.model
    oldKeys = comparison.oldKeys
    newKeys = comparison.newKeys
    let largest =
      [oldKeys.ids, oldKeys.titles, newKeys.ids, newKeys.titles].compactMap { $0.max() }.max() ?? 0
    let none = [UInt8](repeating: 0, count: Int(largest) + 1)
    (rowIDs, rowTitles, sectionIDs, sectionTitles) = (none, none, none, none)
    for number in oldKeys.ids.indices {
      let entry = EntryID(UInt32(truncatingIfNeeded: number))
      count(id: oldKeys.ids[number], title: oldKeys.titles[number], of: entry, in: old)
    }
    for number in newKeys.ids.indices {
      let entry = EntryID(UInt32(truncatingIfNeeded: number))
      var (id, title) = (newKeys.ids[number], newKeys.titles[number])
      if let partner = comparison.matching.old(of: entry) {
        if id == oldKeys.ids[Int(partner.number)] { id = EntryKeys.none }
        if title == oldKeys.titles[Int(partner.number)] { title = EntryKeys.none }
      }
      count(id: id, title: title, of: entry, in: new)
    }
  }

  private mutating func count(
    id: UInt32, title: UInt32, of entry: EntryID, in document: ListDocument
  ) {
    if document.isRow(entry) {
      ChangeNames.increment(&rowIDs[Int(id)])
      ChangeNames.increment(&rowTitles[Int(title)])
    } else {
      ChangeNames.increment(&sectionIDs[Int(id)])
      ChangeNames.increment(&sectionTitles[Int(title)])
    }
  }

  private static func increment(_ count: inout UInt8) { count = min(count + 1, 2) }

  /// The name of an entry, id before title; nil if it has none that is its alone.
  func name(of origin: PlannedChange.Origin) -> Address.Part? {
    let (entry, document, keys): (EntryID, ListDocument, EntryKeys)
    switch origin {
    case .old(let old): (entry, document, keys) = (old, self.old, oldKeys)
    case .new(let new): (entry, document, keys) = (new, self.new, newKeys)
    }
    let isRow = document.isRow(entry)
    let (id, title) = (keys.ids[Int(entry.number)], keys.titles[Int(entry.number)])
    if id != EntryKeys.none, (isRow ? rowIDs : sectionIDs)[Int(id)] == 1,
      let text = document.id(of: entry)
    {
      return .id(text)
    }
    if title != EntryKeys.none, (isRow ? rowTitles : sectionTitles)[Int(title)] == 1,
      let text = document.title(of: entry)
    {
      return .title(text)
    }
    return nil
  }

  /// What an entry that is addressed by its place must be: its title and id.
  func expectation(of origin: PlannedChange.Origin) -> [(key: String, value: ScriptValue)] {
    let (entry, document): (EntryID, ListDocument)
    switch origin {
    case .old(let old): (entry, document) = (old, self.old)
    case .new(let new): (entry, document) = (new, self.new)
    }
    var fields: [(key: String, value: ScriptValue)] = []
    if let title = document.title(of: entry) { fields.append(("title", .text(title))) }
    if let id = document.id(of: entry) { fields.append(("id", .text(id))) }
    return fields
  }
}
