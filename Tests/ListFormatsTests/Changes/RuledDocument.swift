import ListModel
import TestSupport

/// Random documents with rules, and scripts for them.
struct RuledDocument {
  private var random: SeededRandom
  private let mode: String
  private let policy: [String]
  private let documentPins: String?
  private let sections: [Section]
  private var comingCount = 0

  private struct Section {
    let mode: String?
    let pins: String?
    let rows: [String]
  }

  init(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    mode = random.pick(["all", "all", "all", "all", "sort", "delete", "none"])
    policy = Self.policy(&random)
    documentPins = random.once(in: 3) ? random.pick(["{first: 1}", "{last: 1}", "[0]"]) : nil
    var number = 0
    sections = (0..<1 + random.below(3)).map { _ in
      let rows = (0..<random.below(5)).map { _ in
        number += 1
        return Self.row(number, &random)
      }
      let pins =
        rows.isEmpty || !random.once(in: 3)
        ? nil
        : random.pick(["{first: 1}", "{last: 1}", "{slots: [\(random.below(rows.count))]}"])
      return Section(
        mode: random.once(in: 5) ? random.pick(["all", "sort", "delete", "none"]) : nil,
        pins: pins, rows: rows)
    }
    self.random = random
  }

  private static func policy(_ random: inout SeededRandom) -> [String] {
    [
      "cross-section: deny", "empty-sections: deny", "empty-sections: prune", "pin-shift: deny",
      "max-deletes: 1", "min-rows: 1", "max-rows: 3", "unique-titles: section", "append-only: true",
      "on-pinned: cascade", "on-pinned: keep", "require-reveal: true", "order: {by: title}",
    ].filter { _ in random.once(in: 10) }
  }

  private static func row(_ number: Int, _ random: inout SeededRandom) -> String {
    switch random.below(7) {
    case 0: "{id: r\(number), title: row \(number)}"
    case 1: "{title: row \(number), pinned: true}"
    case 2: "{title: row \(number), can-move: false}"
    case 3: "{title: row \(number), can-edit: false}"
    default: "row \(number)"
    }
  }

  /// The document, with its rules or with none.
  func text(hasRules: Bool = true) -> String {
    let keys = Set(policy.map { $0.prefix { $0 != ":" } })
    let own = keys.count == policy.count ? policy : Array(policy.prefix(1))
    var text = hasRules ? "mode: \(mode)\npolicy: {\(own.joined(separator: ", "))}\n" : ""
    if hasRules, let documentPins { text += "pinned: \(documentPins)\n" }
    text += "sections:\n"
    for (number, section) in sections.enumerated() {
      text += "  - title: s\(number)\n"
      if hasRules, let mode = section.mode { text += "    mode: \(mode)\n" }
      if hasRules, let pins = section.pins { text += "    pinned: \(pins)\n" }
      text += "    rows:" + (section.rows.isEmpty ? " []\n" : "\n")
      for row in section.rows { text += "      - \(hasRules ? row : Self.withoutRules(row))\n" }
    }
    return text
  }

  private static func withoutRules(_ row: String) -> String {
    row.replacing(", pinned: true", with: "").replacing(", can-move: false", with: "")
      .replacing(", can-edit: false", with: "")
  }

  /// A document that was edited without its rules, with them.
  func withRules(_ edited: String) -> String {
    var lines = edited.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let rules = text().split(separator: "\n").prefix { $0 != "sections:" }.map(String.init)
    for (number, section) in sections.enumerated() {
      guard let line = lines.firstIndex(of: "  - title: s\(number)") else { continue }
      if let pins = section.pins { lines.insert("    pinned: \(pins)", at: line + 1) }
      if let mode = section.mode { lines.insert("    mode: \(mode)", at: line + 1) }
    }
    for row in sections.flatMap(\.rows) {
      let free = Self.withoutRules(row)
      for line in lines.indices where lines[line] == "      - \(free)" {
        lines[line] = "      - \(row)"
      }
    }
    return (rules + lines).joined(separator: "\n")
  }

  /// Whether what a code is about can be seen in the result alone: not whether buttons were shown, nor
  /// that a move led onto its own place, nor limits whose findings are said of the list itself.
  static func showsInResult(_ code: Refusal.Code) -> Bool {
    switch code {
    case .modeNone, .modeForbidsDelete, .modeForbidsMove, .modeForbidsInsert, .rowPinned,
      .rowNotEditable, .rowNotMovable, .targetPinned, .crossSection, .sectionHasPinned,
      .appendOnly, .wouldShiftPinned, .tooManyDeletes, .wouldEmptySection:
      true
    default: false
    }
  }
}

// MARK: - Scripts

extension RuledDocument {
  /// A script of a few operations that nothing refuses, each on what is there when its turn comes.
  ///
  /// - Returns: the script, and what it does.
  mutating func script(on model: ListDocument) -> (text: String, result: BatchResult) {
    var operations: [Operation] = []
    var result = Batch().run([], on: model)
    for _ in 0..<1 + random.below(5) {
      for _ in 0..<8 {
        var next = [operation(on: result.document)]
        if random.once(in: 8) { next = swipe(next) }
        let longer = Batch().run(operations + next, on: model)
        guard longer.outcomes.allSatisfy(\.isPassed) else { continue }
        operations += next
        result = longer
        break
      }
    }
    return (Self.text(of: operations), result)
  }

  /// A deletion, and before it what shows its button.
  private func swipe(_ operations: [Operation]) -> [Operation] {
    operations.flatMap { operation in
      switch operation.kind {
      case .deleteRow(let entry), .deleteSection(let entry):
        [Operation(.reveal(entry)), operation]
      default: [operation]
      }
    }
  }

  /// One operation that may be refused.
  mutating func operation(on model: ListDocument) -> Operation {
    let sections = model.entries(of: .root)
    let section = random.below(max(sections.count, 1))
    let place = Address([.index(section)])
    let count = counts(model, section)
    let row = Address([.index(section), .index(random.below(max(count, 1)))])
    switch random.below(15) {
    case 0, 1: return Operation(.deleteRow(row))
    case 2: return Operation(.deleteSection(place))
    case 3:
      return Operation(
        .moveSection(place, .to(section: nil, .index(random.below(max(sections.count, 1))))))
    case 4, 5:
      return Operation(
        .insertRow(comingRow(), .to(section: place, .index(random.below(count + 1)))))
    case 6, 7:
      let other = random.below(max(sections.count, 1))
      guard other != section else { fallthrough }
      return Operation(
        .move(
          row,
          .to(section: Address([.index(other)]), .index(random.below(counts(model, other) + 1)))))
    case 8: return Operation(.replaceRow(row, with: replacement(of: row, in: model)))
    case 9:
      comingCount += 1
      return Operation(.renameSection(place, title: "t\(comingCount)"))
    case 10:
      let entry = comingSection()
      return Operation(
        .insertSection(entry, .to(section: nil, .index(random.below(sections.count + 1)))))
    case 11:
      return Operation(.sort(place, Self.order(random.pick([.ascending, .descending]))))
    default:
      return Operation(.move(row, .to(section: nil, .index(random.below(max(count, 1))))))
    }
  }

  private static func order(_ direction: RowOrder.Direction) -> RowOrder {
    var order = RowOrder()
    order.direction = direction
    return order
  }

  private mutating func comingRow() -> NewEntry {
    comingCount += 1
    var entry = NewEntry(EntryFields(title: "z new \(comingCount)"))
    entry.isMapping = false
    return entry
  }

  private mutating func comingSection() -> NewEntry {
    comingCount += 1
    var entry = NewEntry(EntryFields(title: "u\(comingCount)"))
    entry.rows = (0..<random.below(3)).map { _ in comingRow() }
    if random.once(in: 4) { entry.mode = random.pick([.all, .sort, .delete]) }
    if random.once(in: 4) {
      var pins = NewEntry.Pins()
      if random.once(in: 2) { pins.first = 1 } else { pins.last = 1 }
      entry.pins = pins
    }
    return entry
  }

  /// The row with another title, or with further data.
  private mutating func replacement(of row: Address, in model: ListDocument) -> NewEntry {
    var entry = comingRow()
    entry.isMapping = true
    guard case .index(let section) = row.parts.first, case .index(let index) = row.parts.last,
      let list = model.entry(at: section, in: .root).flatMap({ model.list(of: $0) }),
      let handle = model.entry(at: index, in: list)
    else { return entry }
    if random.once(in: 2) { entry.fields.title = model.title(of: handle) }
    entry.fields.id = model.id(of: handle)
    (entry.isPinned, entry.canEdit, entry.canMove) = model.ownRules(of: handle)
    return entry
  }

  private func counts(_ model: ListDocument, _ section: Int) -> Int {
    model.entry(at: section, in: .root).flatMap { model.list(of: $0) }.map { model.count(of: $0) }
      ?? 0
  }

  /// Whether several rows may be said to have moved: a row changes places with its neighbour, or all of
  /// a section are sorted.
  static func isOfSeveralRows(_ operation: Operation) -> Bool {
    switch operation.kind {
    case .move(let row, .to(section: nil, .index(let index))):
      if case .index(let own) = row.parts.last { abs(own - index) == 1 } else { false }
    case .sort: true
    default: false
    }
  }
}

// MARK: - Text

extension RuledDocument {
  /// The operations as a script.
  static func text(of operations: [Operation]) -> String {
    operations.isEmpty ? "[]\n" : operations.map { "- \(text(of: $0))\n" }.joined()
  }

  private static func text(of operation: Operation) -> String {
    switch operation.kind {
    case .deleteRow(let row): "delete-row: \(text(row))"
    case .deleteSection(let section): "delete-section: \(text(section))"
    case .moveSection(let section, let to):
      "move-section: {section: \(text(section)), to: \(text(to))}"
    case .insertRow(let row, let to): "insert-row: {to: \(text(to)), row: \(text(row))}"
    case .insertSection(let section, let to):
      "insert-section: {to: \(text(to)), section: \(textOfSection(section))}"
    case .replaceRow(let row, let new): "replace-row: {row: \(text(row)), with: \(text(new))}"
    case .renameSection(let section, let title):
      "rename-section: {section: \(text(section)), title: \(title ?? "")}"
    case .sort(let section, let order):
      "sort: {section: \(text(section))\(order.map { ", direction: \($0.direction.rawValue)" } ?? "")}"
    case .move(let row, let to): "move: {row: \(text(row)), to: \(text(to))}"
    case .reveal(let entry, _): "reveal: \(text(entry))"
    default: "unknown"
    }
  }

  private static func text(_ address: Address) -> String {
    address.parts.map { if case .index(let index) = $0 { "\(index)" } else { "?" } }
      .joined(separator: "/")
  }

  private static func text(_ destination: Destination) -> String {
    guard case .to(let section, .index(let index)) = destination else { return "?" }
    return (section.map { text($0) + "/" } ?? "") + "\(index)"
  }

  private static func text(_ row: NewEntry) -> String {
    guard row.isMapping else { return row.fields.title ?? "" }
    var pairs = [row.fields.id.map { "id: \($0)" }, "title: \(row.fields.title ?? "")"]
    if row.isPinned { pairs.append("pinned: true") }
    if !row.canEdit { pairs.append("can-edit: false") }
    if !row.canMove { pairs.append("can-move: false") }
    pairs.append("note: other")
    return "{\(pairs.compactMap { $0 }.joined(separator: ", "))}"
  }

  private static func textOfSection(_ section: NewEntry) -> String {
    var pairs = ["title: \(section.fields.title ?? "")"]
    if let mode = section.mode { pairs.append("mode: \(mode.rawValue)") }
    if let pins = section.pins {
      pairs.append("pinned: {\(pins.first > 0 ? "first: \(pins.first)" : "last: \(pins.last)")}")
    }
    pairs.append("rows: [\(section.rows.map { text($0) }.joined(separator: ", "))]")
    return "{\(pairs.joined(separator: ", "))}"
  }
}
