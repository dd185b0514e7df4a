import ListFormats
import ListModel
import SourceDiagnostics
import Testing
import YAMLSyntax

/// Sections that are some of the entries of a list, edited in all the ways that there are (SPEC §8, `keys`
/// and `*`).
struct GatheredSectionsTests {
  /// A document whose bystanders are called `keep` and a digit.
  struct Case: Sendable, CustomStringConvertible {
    let description: String
    let layout: String
    let text: String

    init(_ description: String, _ layout: String, _ text: String) {
      self.description = description
      self.layout = layout
      self.text = text
    }

    var file: CorpusFile {
      get throws {
        try CorpusFile(name: description, bytes: Array(text.utf8), layout: Array(layout.utf8))
      }
    }
  }

  static let cases = [
    Case(
      "keys of the root", "layout: {keys: [a, b, c], row: {title: $self}}",
      """
      # the file's

      # of keep0
      keep0: 1

      a:
        - x
        - y  # beside
        # of the end of a

      # detached

      keep1:
        - z

      b: []

      # of c
      c: [u, v]

      keep2: {deep: [1]}

      """),
    Case(
      "keys without blank lines, the first and the last are sections",
      "layout: {at: lists, keys: [a, b, c], row: {title: $self}}",
      "lists:\n  a: [x]\n  keep0: 1\n  b:\n  - y\n  keep1: |+\n    text\n\n  c:\nother: 1\n"),
    Case(
      "keys of a flow mapping", "layout: {keys: [a, b, c], row: {title: $self}}",
      "{keep0: 1, a: [x], keep1: [y], b: [], c: [z, u], keep2: 2}\n"),
    Case(
      "keys of JSON over several lines", "layout: {keys: [a, b, c], row: {title: $self}}",
      """
      {
        "a": ["x"],
        "keep0": 0,
        "b": [],
        "keep1": {"a": [1]},
        "c": ["y", "z"]
      }

      """),
    Case(
      "a star before a key", "layout: {at: jobs.*.steps, row: {title: $self}}",
      "jobs:\n  a:\n    runs: 1\n    steps: [x]\n\n  keep0: {uses: y}\n\n  b:\n    steps:\n      - y\n\n"
        + "  c: {steps: [z]}\n\n  keep1:\n    uses: z\nend: 1\n"),
    Case(
      "a star through a sequence", "layout: {at: jobs.*.steps, row: {title: $self}}",
      "jobs:\n  - name: a\n    steps: [x]\n  - keep0\n  # of b\n  - steps:\n    - y\n  - keep1: z\n"
        + "  - {steps: [u, v]}\n"),
    Case(
      "a star at the end, through a sequence", "layout: {at: '*', row: {title: $self}}",
      "- [x]\n- keep0\n- - y\n  - z\n- keep1\n- []\n"),
    Case(
      "a star at the end, through a mapping", "layout: {at: a.*, row: {title: $self}}",
      "a:\n  # of b\n  b: [x]\n  keep0: 1\n  c: []\n  d:\n    - y\n"),
    Case(
      "two stars", "layout: {at: '*.*', row: {title: $self}}",
      "p:\n  a: [x]\n  keep0: 1\n  b: [y]\nq:\n  c: [z]\nr: {keep1: 1, d: [u]}\n"),
    Case(
      "a level below a star",
      "layout: {at: a.*, levels: [{title: t, rows: r}], row: {title: $self}}",
      "a:\n  keep0: 1\n  b:\n    - t: one\n      r: [x]\n    - t: two\n      r: []\n  c: []\n  keep1: 2\n"
    ),
  ]

  @Test("a section that is deleted goes with its key, and nothing else", arguments: cases)
  func deletions(_ one: Case) throws {
    let file = try one.file
    for path in Self.sections(of: try file.read(file.bytes)) {
      try check([.init(.deleteSection(CorpusTests.address(path)))], on: file)
    }
  }

  @Test("sections move to each place, and back, and others stay", arguments: cases)
  func moves(_ one: Case) throws {
    let file = try one.file
    let document = try file.read(file.bytes)
    for path in Self.sections(of: document) {
      for index in 0..<CorpusTests.siblingCount(of: path, in: document) {
        let there = Self.move(path, to: index)
        let edited = try check([there], on: file)
        let moved = Array(path.dropLast()) + [index]
        let again = try file.edited(
          try file.read(edited), by: [Self.move(moved, to: path.last ?? 0)])
        #expect(
          ListSketch.lists(of: try file.read(again.bytes).model)
            == ListSketch.lists(of: document.model), "\(path) to \(index) and back")
      }
    }
  }

  @Test("two operations in one batch give what they give one after the other", arguments: cases)
  func pairs(_ one: Case) throws {
    let file = try one.file
    let document = try file.read(file.bytes)
    let outer = Self.sections(of: document).filter { $0.count == 1 }
    for first in outer {
      for index in outer.indices {
        for second in outer {
          for last in [
            .init(.deleteSection(CorpusTests.address(second))), Self.move(second, to: 0),
          ] {
            let move = Self.move(first, to: index)
            let batch = try check([move, last], on: file)
            let alone = try file.edited(try file.read(try check([move], on: file)), by: [last])
            #expect(
              ListSketch.lists(of: try file.read(batch).model)
                == ListSketch.lists(of: try file.read(alone.bytes).model))
          }
        }
      }
    }
  }

  /// The text after some operations, which must read as the model says, with all bystanders in their
  /// order.
  @discardableResult
  private func check(
    _ operations: [ListModel.Operation], on file: CorpusFile
  ) throws -> [UInt8] {
    let edited = try file.edited(try file.read(file.bytes), by: operations)
    let text = String(decoding: edited.bytes, as: UTF8.self)
    #expect(
      ListSketch.lists(of: try file.read(edited.bytes).model) == edited.lists,
      "\(operations)\n\(text)")
    #expect(Self.bystanders(edited.bytes) == Self.bystanders(file.bytes), "\(operations)\n\(text)")
    return edited.bytes
  }

  private static func move(_ path: [Int], to index: Int) -> ListModel.Operation {
    .init(.moveSection(CorpusTests.address(path), .to(section: nil, .index(index))))
  }

  private static func sections(of document: DecodedDocument) -> [[Int]] {
    CorpusTests.paths(of: document, rows: false)
  }

  private static func bystanders(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split { !$0.isLetter && !$0.isNumber }.map(String.init)
      .filter { $0.hasPrefix("keep") }
  }
}
