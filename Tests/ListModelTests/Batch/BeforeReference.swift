import ListModel

/// What SPEC §2.3 says of `coordinates: before`, on plain arrays of titles: written without a look at
/// the engine, for documents without pins in which every row is permitted everything.
struct BeforeReference {
  /// One operation, its addresses by index before the batch.
  enum Step: Hashable {
    case delete([Int])
    case move([Int], to: [Int])
    case moveBeside([Int], [Int], isAfter: Bool)
    case moveToEnd([Int], section: Int)
    case insert(String, to: [Int])
  }

  private(set) var sections: [[String]]
  private(set) var isRefused = false

  init(_ sections: [[String]], _ steps: [Step]) {
    self.sections = sections
    guard BeforeReference.isConsistent(steps, in: sections) else {
      isRefused = true
      return
    }
    let taken = Set(steps.compactMap(BeforeReference.source))
    var placed = sections.enumerated().map { section, rows in
      rows.indices.filter { !taken.contains([section, $0]) }.map { rows[$0] }
    }
    for section in sections.indices {
      let indexed = steps.compactMap { step -> (index: Int, title: String)? in
        switch step {
        case .move(let source, let target) where target[0] == section:
          (target[1], sections[source[0]][source[1]])
        case .insert(let title, let target) where target[0] == section: (target[1], title)
        default: nil
        }
      }
      for (index, title) in indexed.sorted(by: { $0.index < $1.index }) {
        guard index <= placed[section].count else {
          isRefused = true
          return
        }
        placed[section].insert(title, at: index)
      }
    }
    for step in steps { BeforeReference.follow(step, sections, &placed) }
    self.sections = placed
  }

  private static func follow(
    _ step: Step, _ sections: [[String]], _ placed: inout [[String]]
  ) {
    switch step {
    case .moveBeside(let source, let anchor, let isAfter):
      let title = sections[anchor[0]][anchor[1]]
      // The anchor may have moved to another section by an index.
      let section = anchor[0]
      let index = placed[section].firstIndex(of: title) ?? placed[section].count
      let place = min(index + (isAfter ? 1 : 0), placed[section].count)
      placed[section].insert(sections[source[0]][source[1]], at: place)
    case .moveToEnd(let source, let section):
      placed[section].append(sections[source[0]][source[1]])
    case .delete, .move, .insert: break
    }
  }

  private static func isConsistent(_ steps: [Step], in sections: [[String]]) -> Bool {
    var sources: Set<[Int]> = []
    var targets: Set<[Int]> = []
    let deleted = Set(
      steps.compactMap { step -> [Int]? in
        if case .delete(let row) = step { row } else { nil }
      })
    for step in steps {
      if let source = source(of: step), !sources.insert(source).inserted { return false }
      switch step {
      case .move(_, let target), .insert(_, let target):
        if !targets.insert(target).inserted { return false }
      case .moveBeside(let source, let anchor, _):
        if source == anchor || deleted.contains(anchor) { return false }
      case .delete, .moveToEnd: break
      }
    }
    return true
  }

  static func source(of step: Step) -> [Int]? {
    switch step {
    case .delete(let row), .move(let row, _), .moveBeside(let row, _, _), .moveToEnd(let row, _):
      row
    case .insert: nil
    }
  }
}

extension BeforeReference.Step {
  /// The engine's operation.
  var operation: Operation {
    func row(_ path: [Int]) -> Address { .row(path[0], path[1]) }
    switch self {
    case .delete(let path): return Operation(.deleteRow(row(path)))
    case .move(let path, let target):
      return Operation(
        .move(row(path), .to(section: .section(target[0]), .index(target[1]))))
    case .moveBeside(let path, let anchor, let isAfter):
      return Operation(.move(row(path), isAfter ? .after(row(anchor)) : .before(row(anchor))))
    case .moveToEnd(let path, let section):
      return Operation(.move(row(path), .to(section: .section(section), .end)))
    case .insert(let title, let target):
      return Operation(
        .insertRow(
          NewEntry(EntryFields(title: title)), .to(section: .section(target[0]), .index(target[1])))
      )
    }
  }

  /// Whether it names an anchor that another step moves: where that goes is settled elsewhere.
  func hasAnchor(among sources: Set<[Int]>) -> Bool {
    if case .moveBeside(_, let anchor, _) = self { sources.contains(anchor) } else { false }
  }
}
