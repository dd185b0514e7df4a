import ListModel
import Testing

@Suite struct AddressTests {
  @Test(arguments: [
    ([Address.Part.index(0)], "bad-address"), ([], "bad-address"),
    ([.index(0), .index(0), .index(0)], "bad-address"),
    ([.index(2), .index(0)], "out-of-range"), ([.index(0), .index(2)], "out-of-range"),
    ([.index(.max), .index(0)], "out-of-range"), ([.index(0), .index(.max)], "out-of-range"),
    ([.index(-1), .index(.min)], "out-of-range"),
    ([.title("Fruit"), .title("Kiwi")], ""), ([.id("f"), .index(1)], ""), ([.id("kiwi")], ""),
    ([.title("Kiwi")], "ambiguous-address"), ([.title("Kiwi#2")], ""),
    ([.title("Kiwi#3")], "not-found"), ([.title("Kiwi#0")], "not-found"),
    ([.title("Kiwi#01")], "not-found"), ([.title("Kiwi#")], "not-found"),
    ([.title("Kiwi#99999999999999999999")], "not-found"),
    ([.title("Fruit")], "not-found"), ([.id("f")], "not-found"), ([.title("kiwi")], "not-found"),
    ([.title("Vegetables"), .title("Fig")], "not-found"), ([.id("veg"), .title("Kiwi")], ""),
    ([.title("Cafe\u{301}")], ""), ([.title("C#2")], ""),
  ])
  func `a row is where its parts lead, else the code says why not`(
    parts: [Address.Part], code: String
  ) {
    let result = run(.testRow(Address(parts)), on: Self.sketch)
    #expect(result.codes() == (code.isEmpty ? [] : [code]))
  }

  @Test(arguments: [
    ([Address.Part.index(1)], ""), ([.index(2)], "out-of-range"), ([.title("Fruit")], ""),
    ([.id("f")], ""), ([.id("veg")], ""), ([.title("Kiwi")], "not-found"),
    ([.index(0), .index(0)], "bad-address"),
  ])
  func `a section has one part`(parts: [Address.Part], code: String) {
    let result = run(.testSection(Address(parts)), on: Self.sketch)
    #expect(result.codes() == (code.isEmpty ? [] : [code]))
  }

  @Test(arguments: [("Kiwi#1", [0, 1]), ("Kiwi#2", [1, 0]), ("Fig#1", [0, 0])])
  func `a number after a title counts in document order, as it is then`(
    title: String, path: [Int]
  ) {
    #expect(run(.testRow(.title(title)), on: Self.sketch).outcomes[0].row == path)
    let swapped = run(
      .moveSection(.section(1), .to(section: nil, .start)), .testRow(.title("Kiwi#1")),
      on: Self.sketch)
    #expect(swapped.outcomes[1].row == [0, 0])
  }

  @Test func `an ambiguous title names its candidates`() throws {
    let result = run(.testRow(.title("Kiwi")), on: Self.sketch)
    let refusal = result.outcomes[0].refusals[0]
    #expect(refusal.message == "several rows have title 'Kiwi': 0/1, 1/0")
    let document = Self.sketch.document()
    #expect(
      refusal.causes == [.entry(try document.row(0, 1)), .entry(try document.row(1, 0))])
    var many = DocumentSketch("aaaaaaaa")
    many.sections[0].title = nil
    let message = run(.testRow(.title("a")), on: many).outcomes[0].refusals[0].message
    #expect(
      message == "several rows of section 0 have title 'a': 0/0, 0/1, 0/2, 0/3, 0/4, …")
  }

  @Test func `what is not found has the nearest name as a suggestion`() {
    let row = run(.testRow(.title("Kivi")), on: Self.sketch).outcomes[0].refusals[0]
    #expect(row.message == "no row has title 'Kivi'; did you mean 'Kiwi'?")
    let section = run(.testSection(.title("fruit")), on: Self.sketch).outcomes[0].refusals[0]
    #expect(section.message == "no section has title 'fruit'; did you mean 'Fruit'?")
    let inner = run(.testRow(Address([.index(1), .id("kiwo")])), on: Self.sketch)
    #expect(inner.outcomes[0].refusals[0].message == "no row of section 1 has id 'kiwo'")
  }

  @Test func `an index out of range is told with how many there are`() {
    let row = run(.testRow(.row(0, 7)), on: Self.sketch).outcomes[0].refusals[0]
    #expect(row.message == "section 0 has 2 rows; index 7 is out of range (0 to 1)")
    let section = run(.testSection(.section(.max)), on: Self.sketch).outcomes[0].refusals[0]
    #expect(section.message == "the document has 2 sections; the index is out of range (0 to 1)")
  }

  @Test func `names of what is gone are gone`() {
    let result = run(
      .deleteRow(.row(1, 0)), .testRow(.title("Kiwi")), .deleteSection(.section(0)),
      .testRow(.title("Kiwi")), .testRow(.id("kiwi")), on: Self.sketch)
    #expect(
      result.statuses == ["skipped", "skipped", "skipped", "invalid", "invalid"])
  }

  @Test func `names are found where their row moved`() {
    let result = run(
      .move(.title("Fig"), .to(section: .title("Vegetables"), .end)),
      .testRow(Address([.title("Vegetables"), .title("Fig")])), on: Self.sketch)
    #expect(result.statuses == ["applied", "applied"] && result.outcomes[1].row == [1, 4])
  }

  @Test func `bad source and bad destination are both told`() {
    let destinations: [Destination] = [
      .to(section: .section(9), .end), .before(.row(9, 0)), .after(.row(0, 9)),
    ]
    for destination in destinations {
      let result = run(.move(.title("Nothing"), destination), on: Self.sketch)
      #expect(result.codes() == ["not-found", "out-of-range"])
      #expect(result.statuses == ["invalid"])
    }
    let section = run(.moveSection(.section(7), .before(.title("Nothing"))), on: Self.sketch)
    #expect(section.codes() == ["out-of-range", "not-found"])
  }

  @Test func `no entry goes beside itself, no section into another`() {
    let row = run(.move(.row(0, 0), .after(.title("Fig"))), on: Self.sketch)
    #expect(row.codes() == ["anchor-is-self"])
    let section = run(.moveSection(.section(0), .before(.id("f"))), on: Self.sketch)
    #expect(section.codes() == ["anchor-is-self"])
    let into = run(.moveSection(.section(0), .to(section: .section(1), .end)), on: Self.sketch)
    #expect(into.codes() == ["bad-address"])
  }

  static var sketch: DocumentSketch {
    var sketch = DocumentSketch("", "")
    sketch.sections[0] = .init(
      title: "Fruit", id: "f", rows: [.init("Fig", id: "fig"), .init("Kiwi", id: "kiwi")])
    sketch.sections[1] = .init(
      title: "Vegetables", id: "veg",
      rows: [.init("Kiwi"), .init("Caf\u{e9}"), .init("C#2"), .init("Leek")])
    return sketch
  }
}
