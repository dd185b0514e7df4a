import ListFormats
import ListModel
import Testing
import YAMLSyntax

/// Real files, edited in all the ways that there are.
@Suite(
  .enabled(
    if: CorpusFile.folder != nil, "skipped: LISTPROC_SHARED names no folder with a corpus"))
struct CorpusTests {
  /// How many operations of a kind are tried on a file at most.
  private static let limit = 120

  @Test("there is a corpus with layouts")
  func isThere() {
    #expect(CorpusFile.all.count >= 11)
  }

  @Test("no operation is the identity", arguments: CorpusFile.all)
  func identity(_ file: CorpusFile) throws {
    let document = try file.read(file.bytes)
    #expect(try file.edited(document, by: []).bytes == file.bytes)
    for path in Self.paths(of: document, rows: true) {
      let own = Destination.to(section: nil, .index(path.last ?? 0))
      let edited = try file.edited(document, by: [.init(.move(Self.address(path), own))])
      #expect(edited.bytes == file.bytes, "\(path)")
    }
  }

  @Test(
    "each row and each section that is deleted takes its own lines only", arguments: CorpusFile.all)
  func deletions(_ file: CorpusFile) throws {
    let document = try file.read(file.bytes)
    for isRow in [true, false] {
      for path in Self.sample(Self.paths(of: document, rows: isRow)) {
        let operation =
          isRow
          ? ListModel.Operation(.deleteRow(Self.address(path)))
          : .init(.deleteSection(Self.address(path)))
        let edited = try file.edited(document, by: [operation])
        let left = Self.lines(edited.bytes)
        #expect(Self.isRemoval(of: left, from: Self.lines(file.bytes)), "\(path)")
        guard isRow || document.model.count(of: .root) > 1 || path.count > 1 else { continue }
        let read = try file.read(edited.bytes)
        #expect(ListSketch.lists(of: read.model) == edited.lists, "\(path)")
      }
    }
  }

  @Test("each row moves to each place of its list, and back", arguments: CorpusFile.all)
  func moves(_ file: CorpusFile) throws {
    let document = try file.read(file.bytes)
    var moves: [(path: [Int], index: Int)] = []
    for path in Self.paths(of: document, rows: true) {
      let count = Self.siblingCount(of: path, in: document)
      moves += (0..<count).filter { $0 != path.last }.map { (path, $0) }
    }
    for (path, index) in Self.sample(moves) {
      let there = Destination.to(section: nil, .index(index))
      let edited = try file.edited(document, by: [.init(.move(Self.address(path), there))])
      #expect(
        Self.lines(edited.bytes).map(Self.unindented).sorted()
          == Self.lines(file.bytes).map(Self.unindented).sorted(), "\(path) to \(index)")
      let read = try file.read(edited.bytes)
      #expect(ListSketch.lists(of: read.model) == edited.lists, "\(path) to \(index)")
      let back = Destination.to(section: nil, .index(path.last ?? 0))
      let again = try file.edited(
        read, by: [.init(.move(Self.address(Array(path.dropLast()) + [index]), back))])
      #expect(
        Self.lines(again.bytes) == Self.lines(file.bytes), "\(path) to \(index) and back")
    }
  }

  @Test("each section moves to each place of its list, and back", arguments: CorpusFile.all)
  func sectionMoves(_ file: CorpusFile) throws {
    let document = try file.read(file.bytes)
    for path in Self.paths(of: document, rows: false) {
      for index in 0..<Self.siblingCount(of: path, in: document) where index != path.last {
        let there = Destination.to(section: nil, .index(index))
        let edited = try file.edited(document, by: [.init(.moveSection(Self.address(path), there))])
        let read = try file.read(edited.bytes)
        #expect(ListSketch.lists(of: read.model) == edited.lists, "\(path) to \(index)")
        let back = Destination.to(section: nil, .index(path.last ?? 0))
        let moved = Self.address(Array(path.dropLast()) + [index])
        let again = try file.edited(read, by: [.init(.moveSection(moved, back))])
        #expect(Self.lines(again.bytes) == Self.lines(file.bytes), "\(path) to \(index) and back")
      }
    }
  }

  @Test("each row moves to each other list", arguments: CorpusFile.all)
  func movesAcross(_ file: CorpusFile) throws {
    let document = try file.read(file.bytes)
    let sections = Self.paths(of: document, rows: false) + [[0]]
    var moves: [(path: [Int], section: [Int])] = []
    for path in Self.paths(of: document, rows: true) {
      for section in sections where section != Array(path.dropLast()) {
        moves.append((path, section))
      }
    }
    var count = 0
    for (path, section) in Self.sample(moves) {
      let there = Destination.to(section: Self.address(section), .end)
      let operation = ListModel.Operation(.move(Self.address(path), there))
      guard let edited = try? file.edited(document, by: [operation]) else { continue }
      count += 1
      let read = try file.read(edited.bytes)
      #expect(ListSketch.lists(of: read.model) == edited.lists, "\(path) to \(section)")
    }
    #expect(count > 0 || document.model.listsOfRows.count < 2)
  }
}

extension CorpusTests {
  static func address(_ path: [Int]) -> Address { Address(path.map { .index($0) }) }

  /// The paths of all rows, or of all sections that are entries of a list.
  static func paths(of document: DecodedDocument, rows isRow: Bool) -> [[Int]] {
    let model = document.model
    var paths: [[Int]] = []
    var pending = model.entries(of: .root)
    while let entry = pending.popLast() {
      if model.isRow(entry) == isRow, !model.isImplied(entry) {
        paths.append(model.path(of: entry))
      }
      pending += model.list(of: entry).map(model.entries) ?? []
    }
    return paths.sorted { $0.lexicographicallyPrecedes($1) }
  }

  static func siblingCount(of path: [Int], in document: DecodedDocument) -> Int {
    var list = ListID.root
    for index in path.dropLast() {
      guard let entry = document.model.entry(at: index, in: list),
        let inner = document.model.list(of: entry)
      else { return 0 }
      list = inner
    }
    return document.model.count(of: list)
  }

  /// Evenly chosen ones, so that no file takes long.
  static func sample<Element>(_ all: [Element]) -> [Element] {
    let step = max(1, (all.count + limit - 1) / limit)
    return stride(from: 0, to: all.count, by: step).map { all[$0] }
  }

  /// The lines that are not blank, without what ends them.
  static func lines(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).trimmingPrefix("\u{FEFF}").split {
      $0 == "\n" || $0 == "\r\n"
    }.map(String.init)
      .filter { !$0.allSatisfy { $0 == " " || $0 == "\t" } }
  }

  static func unindented(_ line: String) -> String { String(line.drop { $0 == " " }) }

  /// Whether lines are those of another text without some of them, but for one that an emptied list
  /// changes; where there are anchors, whose definitions may move, in any order.
  static func isRemoval(of left: [String], from lines: [String]) -> Bool {
    if lines.contains(where: { $0.contains(" &") }) {
      return Set(left.map(unindented)).subtracting(lines.map(unindented)).count <= 1
    }
    var position = 0
    var others = 0
    for line in left {
      if let found = lines[position...].firstIndex(of: line) {
        position = found + 1
      } else {
        others += 1
      }
    }
    return others <= 1
  }
}
