import ListFormats
import Testing

@Suite struct TextTableTests {
  static let label = "UILabel 标签"
  static let button = "UIButton 按钮"

  @Test func `mode all shows controls and handles, the title is centred`() {
    let rows = [
      TableRow(index: 0, text: Self.label, isPinned: true),
      TableRow(index: 1, text: Self.button, showsDeleteControl: true, accessory: .handle),
    ]
    #expect(
      table([section("常见 UIKit 控件", rows)]) == """
        +---------------------+
        |   常见 UIKit 控件   |
        +---------------------+
        | UILabel 标签 *      |
        | (-) UIButton 按钮 = |
        +---------------------+
          2 rows, 1 pinned

        """)
  }

  @Test func `mode sort shows handles, the header is the widest`() {
    let rows = [
      TableRow(index: 0, text: Self.label, isPinned: true),
      TableRow(index: 1, text: Self.button, accessory: .handle),
    ]
    #expect(
      table([section("常见 UIKit 控件", rows)]) == """
        +-----------------+
        | 常见 UIKit 控件 |
        +-----------------+
        | UILabel 标签 *  |
        | UIButton 按钮 = |
        +-----------------+
          2 rows, 1 pinned

        """)
  }

  @Test func `mode none shows disclosures, a revealed header its button`() throws {
    let header = try #require(
      TableHeader(title: "常见 UIKit 控件", address: [0], showsDeleteButton: true))
    let rows = [
      TableRow(index: 0, text: Self.label, accessory: .disclosure),
      TableRow(index: 1, text: Self.button, accessory: .disclosure),
    ]
    let section = TableSection(header: header, rows: rows, footer: "2 rows")
    #expect(
      table([section], labels: TableLabels(deleteSection: "删除全部")) == """
        +------------------------------+
        | 常见 UIKit 控件 [ 删除全部 ] |
        +------------------------------+
        | UILabel 标签               > |
        | UIButton 按钮              > |
        +------------------------------+
          2 rows

        """)
  }

  @Test func `a revealed row has a button in place of its mark, and keeps its control`() {
    let rows = [
      TableRow(index: 0, text: "Kiwi", showsDeleteControl: true, accessory: .deleteButton),
      TableRow(index: 1, text: "A much longer Fig", showsDeleteControl: true, accessory: .handle),
    ]
    #expect(
      table([section("Fruit", rows)]) == """
        +-------------------------+
        |          Fruit          |
        +-------------------------+
        | (-) Kiwi     [ Delete ] |
        | (-) A much longer Fig = |
        +-------------------------+
          2 rows

        """)
  }

  @Test func `all boxes of a document are equally wide, an odd column is to the right`() throws {
    let revealed = try #require(
      TableHeader(title: "To", address: [2], showsDeleteButton: true))
    let sections = [
      section("Empty", []),
      section(nil, number: 1, [TableRow(index: 0, text: "Alone")]),
      TableSection(header: revealed, rows: [], footer: ""),
      section(nil, number: 3, []),
      TableSection(
        header: TableHeader(title: nil, id: "by-id", address: [4]), rows: [], footer: "x "),
    ]
    #expect(
      table(title: "All kinds", sections) == """
        All kinds

        +-------------------+
        |       Empty       |
        +-------------------+
          0 rows

        +-------------------+
        | Alone             |
        +-------------------+
          1 row

        +-------------------+
        | To [ Delete all ] |
        +-------------------+

        +-------------------+
          0 rows

        +-------------------+
        |       by-id       |
        +-------------------+
          x

        """)
    #expect(
      table([section("Four", [TableRow(index: 0, text: "Three+4")])]) == """
        +---------+
        |  Four   |
        +---------+
        | Three+4 |
        +---------+
          1 row

        """)
  }

  @Test(arguments: TableStyle.allCases)
  func `a document without sections says so`(style: TableStyle) {
    #expect(table([], TableOptions(style: style)) == "0 sections\n")
  }

  @Test func `a box is drawn with Unicode's lines`() {
    let rows = [TableRow(index: 0, text: "UILabel", accessory: .disclosure)]
    #expect(
      table([section("Controls", rows)], TableOptions(style: .box)) == """
        ┌───────────┐
        │ Controls  │
        ├───────────┤
        │ UILabel > │
        └───────────┘
          1 row

        """)
  }

  @Test func `hostile titles stay on their line`() {
    let rows = [TableRow(index: 0, text: "a\u{1B}[2J\nb\u{202E}")]
    #expect(
      table(title: "\u{7}", [section("\u{9B}A", rows)]) == #"""
        \x07

        +---------------------+
        |        \x9bA        |
        +---------------------+
        | a\x1b[2J\nb\u{202e} |
        +---------------------+
          1 row

        """#)
  }
}
