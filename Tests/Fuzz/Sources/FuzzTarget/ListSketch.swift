internal import ListFormats
internal import ListModel

/// What the lists of a document are: titles, ids, and which rows are pinned.
struct ListSketch: Equatable, CustomStringConvertible {
  /// A section or row. Bytes, since strings compare by canonical equivalence.
  struct Entry: Equatable {
    /// How many entries it stands in.
    let depth: Int
    let title: [UInt8]?
    let id: [UInt8]?
    let isPinned: Bool
    /// How many entries its own list has; nil: it has none.
    let count: Int?
  }

  /// All entries, each before those of its list.
  private(set) var entries: [Entry] = []

  /// The lists of a model.
  ///
  /// - Parameters:
  ///   - model: the model.
  ///   - furtherPinned: rows that count as pinned too.
  init(_ model: ListDocument, furtherPinned: Set<EntryID> = []) {
    var pending = model.entries(of: .root).enumerated().reversed().map {
      (0, $0.offset, $0.element)
    }
    while let (depth, index, entry) = pending.popLast() {
      let list = model.list(of: entry)
      let isPinned =
        model.isRow(entry)
        && (model.facts(of: entry, at: index).isPinned || furtherPinned.contains(entry))
      let count = list.map(model.count)
      entries.append(
        Entry(
          depth: depth, title: model.title(of: entry).map { Array($0.utf8) },
          id: model.id(of: entry).map { Array($0.utf8) }, isPinned: isPinned,
          // A native section without 'rows' is an empty one.
          count: count == 0 ? nil : count))
      guard let list else { continue }
      pending += model.entries(of: list).enumerated().reversed().map {
        (depth + 1, $0.offset, $0.element)
      }
    }
  }

  var description: String {
    entries.map { String(repeating: "  ", count: $0.depth) + Self.shown($0) }
      .joined(separator: "\n")
  }

  private static func shown(_ entry: Entry) -> String {
    let texts = [entry.title, entry.id].map { text in
      text.map { String(decoding: $0, as: UTF8.self).debugDescription } ?? "-"
    }
    return texts.joined(separator: "/") + (entry.isPinned ? "*" : "")
  }
}
