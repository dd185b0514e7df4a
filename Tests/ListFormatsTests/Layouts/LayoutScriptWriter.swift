import ListFormats
import ListModel
import TestSupport

/// Writes random operations, most of which are possible, on a list that is read through a layout.
struct LayoutScriptWriter {
  let sample: LayoutSample
  var random: SeededRandom

  /// An operation on a document, in YAML.
  mutating func operation(on model: ListDocument) -> String {
    let lists = self.lists(of: model)
    let rows = lists.filter { $0.kind == .rows }
    let sections = lists.filter { $0.kind == .sections }
    switch random.below(12) {
    case 0, 1: return "insert-row: {to: \(place(in: rows, isArrival: true)), \(row("row"))}"
    case 2 where !sample.sections.isEmpty:
      let list = random.pick(sections)
      let pool = sample.sections[min(list.path.count, sample.sections.count - 1)]
      let place = Self.path(list.path + [random.below(list.count + 1)])
      return "insert-section: {to: \(place), section: \(random.pick(pool))}"
    case 3: return "replace-row: {row: \(entry(in: rows)), \(row("with"))}"
    case 4: return "delete-row: \(entry(in: rows))"
    case 5: return "delete-section: \(entry(in: random.once(in: 3) ? rows : sections))"
    case 6: return "rename-section: {section: \(entry(in: sections)), title: \(title())}"
    case 7:
      let place = place(in: sections, isArrival: random.once(in: 3))
      return "move-section: {section: \(entry(in: sections)), to: \(place)}"
    case 8 where !rows.isEmpty: return "sort: {section: \(section(of: random.pick(rows)))}"
    default:
      return
        "move: {row: \(entry(in: rows)), to: \(place(in: rows, isArrival: random.once(in: 2)))}"
    }
  }

  private struct List {
    let path: [Int]
    let kind: ListDocument.Kind
    let count: Int
  }

  private func lists(of model: ListDocument) -> [List] {
    var lists: [List] = []
    var pending: [ListID] = [.root]
    while let list = pending.popLast() {
      let path = model.owner(of: list).map { model.path(of: $0) } ?? []
      lists.append(List(path: path, kind: model.kind(of: list), count: model.count(of: list)))
      pending += model.entries(of: list).compactMap { model.list(of: $0) }
    }
    return lists
  }

  private mutating func entry(in lists: [List]) -> String {
    let filled = lists.filter { $0.count > 0 }
    guard !filled.isEmpty else { return "0/0" }
    let list = random.pick(filled)
    return Self.path(list.path + [random.below(list.count)])
  }

  private mutating func place(in lists: [List], isArrival: Bool) -> String {
    guard !lists.isEmpty else { return "0/0" }
    let list = random.pick(lists)
    let last = random.pick([
      "\(random.below(list.count + (isArrival ? 1 : 0) + 1))", "end", "start",
    ])
    return (list.path.map(String.init) + [last]).joined(separator: "/")
  }

  private func section(of list: List) -> String { Self.path(list.path) }

  private mutating func row(_ argument: String) -> String {
    guard random.once(in: 3) else { return "\(argument): \(random.pick(sample.rows))" }
    let text = random.pick(sample.rowTexts).split(separator: "\n", omittingEmptySubsequences: false)
    return "text: \"\(text.joined(separator: "\\n"))\""
  }

  private mutating func title() -> String {
    random.pick(["Other", "'a: b'", "\"4\"", "Zürich", "c", "d"])
  }

  private static func path(_ path: [Int]) -> String {
    path.map(String.init).joined(separator: "/")
  }
}
