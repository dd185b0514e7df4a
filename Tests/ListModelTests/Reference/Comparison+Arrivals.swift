import ListModel

/// The operations that bring something along or act on a section as a whole.
extension Comparison {
  static func arrivals(_ sketch: DocumentSketch) -> [Operation] {
    let counts = sketch.sections.map(\.rows.count)
    let sections = (0...counts.count).map { Address.section($0) }
    let rows = counts.indices.flatMap { section in
      (0...counts[section]).map { Address.row(section, $0) }
    }
    var positions: [Destination.Position] = [.start, .end, .sorted]
    positions += (0...((counts.max() ?? 0) + 1)).map { .index($0) }
    let destinations =
      sections.flatMap { section in positions.map { Destination.to(section: section, $0) } }
      + rows.map { .before($0) } + rows.map { .after($0) }
    var kinds = destinations.map {
      Operation.Kind.insertRow(NewEntry(EntryFields(title: "n", id: "n")), $0)
    }
    for row in rows { kinds.append(.move(row, .to(section: nil, .sorted))) }
    for section in sections { kinds += rows.map { .move($0, .to(section: section, .sorted)) } }
    for row in newRows {
      kinds += sections.map { .insertRow(row, .to(section: $0, .end)) }
      kinds += rows.map { .replaceRow($0, with: row) }
    }
    // As the first row of "ab" is: its id may be pinned.
    kinds += rows.map { .replaceRow($0, with: NewEntry(EntryFields(title: "z", id: "a"))) }
    for section in newSections {
      kinds += positions.map { .insertSection(section, .to(section: nil, $0)) }
      kinds += sections.flatMap {
        [.insertSection(section, .before($0)), .insertSection(section, .after($0))]
      }
    }
    for section in sections {
      kinds += [
        .renameSection(section, title: "S0"), .renameSection(section, title: nil),
        .renameSection(section, title: "R"),
        .reveal(section), .hide(section),
      ]
      for direction in RowOrder.Direction.allCases {
        var order = RowOrder()
        order.direction = direction
        kinds.append(.sort(section, order))
        order.key = .id
        kinds.append(.sort(section, order))
      }
    }
    kinds += rows.flatMap { [.reveal($0), .hide($0)] }
    return kinds.map { Operation($0) }
  }

  /// Rows with all settings, and with an id that is taken.
  static var newRows: [NewEntry] {
    var rows = [NewEntry(EntryFields(title: "n")), NewEntry(EntryFields(title: "m", id: "b"))]
    for setting in [\NewEntry.isPinned, \.canEdit, \.canMove] {
      var row = NewEntry(EntryFields(title: "n", id: "n"))
      row[keyPath: setting].toggle()
      rows.append(row)
    }
    return rows
  }

  static var newSections: [NewEntry] {
    let empty = NewEntry(EntryFields(title: "N", id: "N"))
    var full = NewEntry(EntryFields(title: "N"))
    full.rows = [NewEntry(EntryFields(title: "x", id: "n")), NewEntry(EntryFields(title: "y"))]
    full.rows[1].isPinned = true
    full.mode = .sort
    var taken = full
    taken.rows[0].fields.id = "a"
    var pinned = full
    pinned.pins = NewEntry.Pins()
    pinned.pins?.slots = [1]
    pinned.pins?.rows = ["n"]
    return [empty, full, taken, pinned]
  }
}
