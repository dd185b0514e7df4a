internal import ListModel

/// Writes what may be done to rows and sections, as they come by in document order (SPEC §4.1).
struct FactsWriter {
  /// The key under which facts stand.
  static let key = "facts"

  private let model: ListDocument
  private var footers: SectionFooters
  private let sections: [EntryID]
  private var sectionIndex = -1
  private var rows: [EntryID] = []
  private var rowIndex = -1

  init(_ document: DecodedDocument) {
    model = document.model
    footers = SectionFooters(document)
    sections = model.entries(of: .root)
  }

  /// Goes on to the next section.
  mutating func beginSection() {
    sectionIndex += 1
  }

  /// Goes on to the rows of the section.
  mutating func beginRows() {
    rows = sectionList.map(model.entries) ?? []
    rowIndex = -1
  }

  /// Goes on to the next row.
  mutating func beginRow() {
    rowIndex += 1
  }

  /// Writes the facts of the row as a field.
  mutating func writeRow(to json: inout JSONWriter) {
    guard rows.indices.contains(rowIndex) else { return }
    write(model.facts(of: rows[rowIndex], at: rowIndex), to: &json)
  }

  /// Writes the facts of an entry that a layout finds as a field.
  mutating func write(_ entry: EntryID, to json: inout JSONWriter) {
    if model.isRow(entry) {
      write(model.facts(of: entry), to: &json)
    } else {
      write(entry, with: model.list(of: entry), to: &json)
    }
  }

  private func write(_ facts: RowFacts, to json: inout JSONWriter) {
    json.key(FactsWriter.key)
    json.beginObject()
    json.field("index", facts.index)
    json.field("pinned", facts.isPinned)
    json.field("canEdit", facts.canEdit)
    json.field("canDelete", facts.canDelete)
    json.field("canMove", facts.canMove)
    json.endObject()
  }

  /// Writes the facts of the section as a field.
  mutating func writeSection(to json: inout JSONWriter) {
    guard let list = sectionList else { return }
    write(sections[sectionIndex], with: list, to: &json)
  }

  private mutating func write(
    _ section: EntryID, with list: ListID?, to json: inout JSONWriter
  ) {
    json.key(FactsWriter.key)
    json.beginObject()
    json.field("count", list.map(model.count) ?? 0)
    json.field("pinned", list.map(model.pinnedCount) ?? 0)
    json.field("footer", footers.text(of: section, list: list))
    json.endObject()
  }

  private var sectionList: ListID? {
    sections.indices.contains(sectionIndex) ? model.list(of: sections[sectionIndex]) : nil
  }
}
