import ListModel
import TestSupport

/// A random list document in JSON, and what a batch must make of it.
struct JSONCase {
  private typealias Pair = (key: String, value: LaidOutJSON)

  /// A section: its keys, and its rows where it has the key `rows`.
  private struct Section {
    var before: [Pair]
    var rows: [LaidOutJSON]?
    var after: [Pair]
  }

  var random: SeededRandom
  let layout: JSONLayout
  private var sections: [Section] = []
  private var root: [Pair] = []
  private var isSectionsLast = false
  private var count = 0
  private let end: String

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    layout = random.pick(JSONLayout.allCases)
    end = random.pick(["", "\n", "\n"])
    if random.once(in: 2) { root.append(("title", title())) }
    isSectionsLast = random.once(in: 2)
    for _ in 0..<random.below(4) { addSection() }
  }

  private mutating func title() -> LaidOutJSON {
    count += 1
    return .scalar(
      "\"" + random.pick(["Kiwi", "Zürich", "a: b, [c] #", "\\u00e9\\\"", "🍏"]) + " \(count)\"")
  }

  private mutating func addSection() {
    var section = Section(before: [], rows: nil, after: [])
    if random.once(in: 2) { section.before.append(("title", title())) }
    if random.once(in: 3) {
      section.after.append(("note", .array([.scalar("1"), .scalar("null")])))
    }
    if !random.once(in: 6) || section.before.isEmpty {
      section.rows = (0..<random.below(4)).map { _ in row() }
    }
    if let rows = section.rows, !rows.isEmpty, random.once(in: 4) {
      let slots = rows.indices.filter { _ in random.once(in: 2) }.map {
        LaidOutJSON.scalar("\($0)")
      }
      section.before.append(
        (
          "pinned",
          random.once(in: 3)
            ? .object([("slots", .array(slots))]) : .array(slots)
        ))
    }
    sections.append(section)
  }

  private mutating func row() -> LaidOutJSON {
    guard random.once(in: 3) else { return title() }
    var pairs: [Pair] = [("title", title())]
    if random.once(in: 2) { pairs.append(("data", .object([("k", .array([]))]))) }
    if random.once(in: 2) { pairs.insert(("n", .scalar("-1.5e3")), at: 0) }
    return .object(pairs)
  }

  /// The document as it is.
  var text: String { text(sections) }

  /// The document with the lists that a batch computed.
  func text(_ model: ListDocument) -> String {
    // Entries have their numbers in document order.
    var numbered: [(section: Section?, row: LaidOutJSON?)] = []
    for section in sections {
      numbered.append((section, nil))
      numbered += (section.rows ?? []).map { (nil, $0) }
    }
    return text(
      model.entries(of: .root).compactMap { entry in
        guard var section = numbered[Int(entry.number)].section, let list = model.list(of: entry)
        else { return nil }
        let rows = model.entries(of: list).compactMap { numbered[Int($0.number)].row }
        if section.rows != nil {
          section.rows = rows
        } else if !rows.isEmpty {
          section.after.append(("rows", .array(rows)))
        }
        return section
      })
  }

  private func text(_ sections: [Section]) -> String {
    let list = LaidOutJSON.array(
      sections.map { section in
        .object(
          section.before + (section.rows.map { [("rows", .array($0))] } ?? []) + section.after)
      })
    let pairs = isSectionsLast ? root + [("sections", list)] : [("sections", list)] + root
    return layout.text(.object(pairs)) + end
  }
}
