import ListModel
import Testing

/// A small document as a test writes it down; the engine's and the reference's are made from it.
struct DocumentSketch {
  struct Row {
    var title: String
    var id: String?
    var isPinned = false
    var canEdit = true
    var canMove = true

    init(
      _ title: String, id: String? = nil, isPinned: Bool = false, canEdit: Bool = true,
      canMove: Bool = true
    ) {
      self.title = title
      self.id = id
      self.isPinned = isPinned
      self.canEdit = canEdit
      self.canMove = canMove
    }
  }

  struct Pins {
    var first = 0
    var last = 0
    var slots: [Int] = []
    var rows: [String] = []
  }

  struct Section {
    var title: String?
    var id: String?
    var mode: EditMode?
    var pins: Pins?
    var isEditable = true
    var rows: [Row] = []
  }

  var mode = EditMode.all
  var restriction: EditMode?
  var policy = Policy()
  var pins = Pins()
  var isRootEditable = true
  var sections: [Section] = []

  /// One section for every string, one row for every letter; an upper case letter is pinned.
  init(_ sections: String..., mode: EditMode = .all, policy: Policy = Policy()) {
    self.init(lists: sections, mode: mode, policy: policy)
  }

  init(lists: [String], mode: EditMode = .all, policy: Policy = Policy()) {
    self.mode = mode
    self.policy = policy
    sections = lists.enumerated().map { number, letters in
      Section(
        title: "S\(number)",
        rows: letters.map { letter in
          Row(String(letter), id: letter.lowercased(), isPinned: letter.isUppercase)
        })
    }
  }

  /// The engine's document.
  func document() -> ListDocument {
    var numbers: [String: EntryID] = [:]
    var names = SketchNames()
    for section in sections {
      names.add(title: section.title, id: section.id)
      for row in section.rows {
        if let id = row.id { numbers[id] = EntryID(UInt32(names.titles.count)) }
        names.add(title: row.title, id: row.id)
      }
    }
    func declaration(_ pins: Pins) -> PinDeclaration {
      var declaration = PinDeclaration()
      declaration.first = pins.first
      declaration.last = pins.last
      declaration.slots = pins.slots
      declaration.rows = pins.rows.compactMap { numbers[$0] }
      return declaration
    }
    var document = ListDocument(
      mode: mode, restriction: restriction, policy: policy, pins: PinDeclaration(), names: names)
    document.isRootEditable = isRootEditable
    for section in sections {
      let entry = document.addSection(token: 7)
      let list = document.addList(
        of: entry, mode: section.mode, pins: section.pins.map { _ in PinDeclaration() },
        isEditable: section.isEditable)
      for row in section.rows {
        _ = document.addRow(
          to: list, token: 9, isPinned: row.isPinned, canEdit: row.canEdit, canMove: row.canMove)
      }
      if let pins = section.pins { document.setPins(declaration(pins), of: list) }
    }
    document.setPins(declaration(pins), of: .root)
    document.bindPins()
    return document
  }
}

struct SketchNames: EntryNames {
  var titles: [String?] = []
  var ids: [String?] = []

  mutating func add(title: String?, id: String?) {
    titles.append(title)
    ids.append(id)
  }

  func title(of entry: EntryID) -> String? {
    Int(entry.number) < titles.count ? titles[Int(entry.number)] : nil
  }
  func id(of entry: EntryID) -> String? {
    Int(entry.number) < ids.count ? ids[Int(entry.number)] : nil
  }
  func value(of key: String, of entry: EntryID) -> String? { nil }
}

extension ListDocument {
  /// Sections and rows by title: `["S0: abc", "S1: "]`.
  var outline: [String] {
    entries(of: .root).map { section in
      let rows = list(of: section).map { entries(of: $0) } ?? []
      let titles = rows.map { title(of: $0) ?? "?" }.joined()
      return "\(title(of: section) ?? "?"): \(titles)"
    }
  }

  func section(_ index: Int) throws -> EntryID { try #require(entry(at: index, in: .root)) }

  func rows(ofSection index: Int) throws -> ListID { try #require(list(of: section(index))) }

  func row(_ section: Int, _ index: Int) throws -> EntryID {
    try #require(entry(at: index, in: rows(ofSection: section)))
  }
}

extension Address {
  static func section(_ index: Int) -> Address { Address([.index(index)]) }
  static func row(_ section: Int, _ row: Int) -> Address {
    Address([.index(section), .index(row)])
  }
  static func title(_ title: String) -> Address { Address([.title(title)]) }
  static func id(_ id: String) -> Address { Address([.id(id)]) }
}

extension BatchResult {
  /// The codes of an operation's refusals.
  func codes(_ operation: Int = 0) -> [String] {
    outcomes[operation].refusals.map(\.code.rawValue)
  }

  var statuses: [String] { outcomes.map(\.status.rawValue) }
}

/// Runs operations without guards on a sketch.
func run(_ kinds: Operation.Kind..., on sketch: DocumentSketch) -> BatchResult {
  Batch().run(kinds.map { Operation($0) }, on: sketch.document())
}
