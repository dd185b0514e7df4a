internal import ListFormats
internal import ListModel

/// What the lists of a document are: titles, ids, and which rows are pinned.
struct ListSketch: Equatable, CustomStringConvertible {
  /// A section or row. Bytes, since strings compare by canonical equivalence.
  struct Entry: Equatable {
    let title: [UInt8]?
    let id: [UInt8]?
    let isPinned: Bool
    let rows: [Entry]
  }

  let sections: [Entry]

  /// The lists of a model.
  ///
  /// - Parameters:
  ///   - model: the model.
  ///   - furtherPinned: rows that count as pinned too.
  init(_ model: ListDocument, furtherPinned: Set<EntryID> = []) {
    func entry(_ entry: EntryID, isPinned: Bool, rows: [Entry]) -> Entry {
      Entry(
        title: model.title(of: entry).map { Array($0.utf8) },
        id: model.id(of: entry).map { Array($0.utf8) }, isPinned: isPinned, rows: rows)
    }
    sections = model.entries(of: .root).map { section in
      let rows = model.list(of: section).map { model.entries(of: $0) } ?? []
      return entry(
        section, isPinned: false,
        rows: rows.enumerated().map { index, row in
          let isPinned = model.facts(of: row, at: index).isPinned || furtherPinned.contains(row)
          return entry(row, isPinned: isPinned, rows: [])
        })
    }
  }

  var description: String {
    sections.map { section in
      "\(Self.shown(section)): [\(section.rows.map(Self.shown).joined(separator: ", "))]"
    }.joined(separator: "\n")
  }

  private static func shown(_ entry: Entry) -> String {
    let texts = [entry.title, entry.id].map { text in
      text.map { String(decoding: $0, as: UTF8.self).debugDescription } ?? "-"
    }
    return texts.joined(separator: "/") + (entry.isPinned ? "*" : "")
  }
}
