import ListFormats
import ListModel
import SourceDiagnostics
import Testing
import YAMLSyntax

/// Reading documents through layouts (SPEC §8).
struct LayoutReaderTests {
  /// Reads a text through a layout that is written as YAML.
  private func read(_ layout: String, _ text: String) throws -> DecodedDocument? {
    var decoder = LayoutDecoder(
      tree: try SyntaxTree(parsing: SourceText(name: "layout", bytes: Array(layout.utf8))))
    let file = decoder.decodeFile()
    #expect(file.diagnostics.isEmpty)
    var reader = LayoutReader(
      tree: try SyntaxTree(parsing: SourceText(name: "text", bytes: Array(text.utf8))),
      document: 0, layout: try #require(file.layout), rules: [file.rules])
    return reader.read()
  }

  private func sketch(_ layout: String, _ text: String) throws -> [String]? {
    try read(layout, text).map { ListSketch.lists(of: $0.model).map(\.description) }
  }

  @Test("a star through a list of which every entry matches is a level")
  func starAsLevel() throws {
    let text = "jobs:\n  a: {steps: [x, y]}\n  b: {steps: []}\n"
    let document = try #require(
      try read("layout: {at: jobs.*.steps, row: {title: $self}}", text))
    #expect(
      ListSketch.lists(of: document.model).map(\.description) == [
        "a (2)", "  x (0)", "  y (0)", "b (0)",
      ])
    #expect(document.model.entries(of: .root).allSatisfy { !document.model.isImplied($0) })
  }

  @Test("of a star that not every entry matches those that do are sections")
  func starWithGaps() throws {
    let text = "jobs:\n  a: {steps: [x]}\n  b: {uses: z}\n  c: {steps: [y]}\n"
    let document = try #require(
      try read("layout: {at: jobs.*.steps, row: {title: $self}}", text))
    #expect(
      ListSketch.lists(of: document.model).map(\.description) == [
        "a (1)", "  x (0)", "c (1)", "  y (0)",
      ])
    #expect(document.model.entries(of: .root).allSatisfy { !document.model.isBystander($0) })
  }

  @Test("keys are sections in the order of the document")
  func keys() throws {
    #expect(
      try sketch("layout: {keys: [b, a], row: {title: $self}}", "a: [1]\nx: 0\nb: [2, 3]\n")
        == ["a (1)", "  1 (0)", "b (2)", "  2 (0)", "  3 (0)"])
  }

  @Test("the first path that leads to a list counts")
  func alternatives() throws {
    let layout = "layout: {at: [items, ''], row: {title: name}}"
    #expect(try sketch(layout, "items: [{name: a}]\n") == [" (1)", "  a (0)"])
    #expect(try sketch(layout, "- {name: b}\n") == [" (1)", "  b (0)"])
    #expect(try sketch(layout, "itemz: [{name: a}]\n") == nil)
  }

  @Test("a dotted path goes through mappings and sequences, and a key with a dot is found as it is")
  func dottedPaths() throws {
    #expect(
      try sketch("layout: {at: a.1.b, row: {title: x.y}}", "a: [0, {b: [{x: {y: k}}, {x.y: l}]}]\n")
        == [" (2)", "  k (0)", "  l (0)"])
  }

  @Test("a list reached through an alias or a merge is read and not edited")
  func aliases() throws {
    let text = """
      base: &b {items: [x]}
      groups:
        - {name: one, items: [a]}
        - {name: two, <<: *b}
        - *b
      """
    let document = try #require(
      try read(
        "layout: {at: groups, levels: [{title: name, rows: items}], row: {title: $self}}", text))
    for (index, isEdited) in [true, false, false].enumerated() {
      let row = Address([.index(index), .index(0)])
      let result = Batch().run([.init(.deleteRow(row))], on: document.model)
      #expect(result.outcomes[0].isPassed == isEdited)
      if !isEdited { #expect(result.outcomes[0].refusals.map(\.code) == [.aliasedList]) }
    }
  }

  @Test("pins hold in every list of rows")
  func pins() throws {
    let document = try #require(
      try read(
        "layout: {row: {title: [n, $self]}, nest: c}\npinned: {first: 1}\n",
        "- {n: a, c: [x, y]}\n- b\n"))
    let pinned = document.model.listsOfRows.flatMap { document.model.entries(of: $0) }
      .filter { document.model.isPinned($0) }.map { document.model.title(of: $0) ?? "" }
    #expect(pinned == ["a", "x"])
    let result = Batch().run(
      [.init(.deleteRow(Address([.index(0), .index(0), .index(1)])))], on: document.model)
    #expect(result.outcomes[0].isPassed)
  }

  @Test("a row with pinned rows below is not deleted")
  func pinnedBelow() throws {
    let document = try #require(
      try read(
        "layout: {row: {title: [n, $self], id: id}, nest: c}\npinned: {rows: [p]}\n",
        "- {n: a, c: [x, {n: y, id: p}]}\n- b\n"))
    for operation in [
      ListModel.Operation(.deleteRow(Address([.index(0), .index(0)]))),
      .init(.deleteSection(Address([.index(0), .index(0)]))),
    ] {
      let result = Batch().run([operation], on: document.model)
      #expect(result.outcomes[0].refusals.map(\.code) == [.sectionHasPinned])
    }
  }
}
