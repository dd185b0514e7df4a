import ListFormats
import Testing

@Suite struct TableOptionsTests {
  static let rows =
    (0..<9).map { TableRow(index: $0, text: "Row", accessory: .handle) } + [
      TableRow(index: 9, text: "Kiwi", isPinned: true),
      TableRow(index: 10, text: "Fig", showsDeleteControl: true, accessory: .handle),
    ]

  @Test func `numbers stand right-aligned at the left, a header's before its title`() throws {
    let header = try #require(TableHeader(title: "Fruit", address: [3, 12]))
    let section = TableSection(header: header, rows: Array(Self.rows[8...]), footer: "")
    #expect(
      table([section], TableOptions(showsNumbers: true)) == """
        +--------------+
        |  3/12 Fruit  |
        +--------------+
        |  8 Row     = |
        |  9 Kiwi *    |
        | 10 (-) Fig = |
        +--------------+

        """)
  }

  static let fields = [
    TableRow(index: 0, text: "k", furtherTexts: ["Kiwi", "green"], isPinned: true),
    TableRow(
      index: 1, text: "fig", furtherTexts: ["无花果"], showsDeleteControl: true, accessory: .handle),
    TableRow(index: 2, text: "", furtherTexts: ["", "no title"], accessory: .deleteButton),
  ]

  @Test func `columns line up, the pinned mark follows the title`() {
    #expect(
      table([section("Fruit", Self.fields)], TableOptions(columns: ["id", "title", "note"])) == """
        +--------------------------------------+
        |                Fruit                 |
        +--------------------------------------+
        | k        Kiwi *  green               |
        | (-) fig  无花果                    = |
        |                  no title [ Delete ] |
        +--------------------------------------+
          3 rows, 1 pinned

        """)
  }

  @Test func `nested rows are indented`() {
    let rows = [
      TableRow(index: 0, text: "Fruit", accessory: .handle),
      TableRow(index: 0, text: "Kiwi", level: 1, showsDeleteControl: true, accessory: .handle),
      TableRow(index: 0, text: "Green", level: 2, accessory: .handle),
    ]
    #expect(
      table([section(nil, rows)], TableOptions(showsNumbers: true)) == """
        +----------------+
        | 0 Fruit      = |
        | 0   (-) Kiwi = |
        | 0     Green  = |
        +----------------+
          3 rows

        """)
  }

  @Test func `plain lines differ by their indentation and end without spaces`() throws {
    let header = try #require(
      TableHeader(title: "Fruit", address: [1], showsDeleteButton: true))
    let sections = [
      section("Common", Array(Self.rows[8...])),
      TableSection(header: header, rows: Self.fields, footer: "end"),
      section(nil, []),
    ]
    #expect(
      table(title: "All", sections, TableOptions(style: .plain)) == """
        All

        Common
            Row                =
            Kiwi *
            (-) Fig            =
          3 rows, 1 pinned

        Fruit     [ Delete all ]
            k *
            (-) fig            =
                      [ Delete ]
          end

          0 rows

        """)
  }

  @Test func `colour adds nothing but colour`() throws {
    let header = try #require(
      TableHeader(title: "Fruit", address: [0], showsDeleteButton: true))
    let section = TableSection(header: header, rows: Self.fields, footer: "3 rows")
    for style in TableStyle.allCases {
      let plain = table([section], TableOptions(style: style))
      var colored = table([section], TableOptions(style: style, isColored: true))
      for sequence in ["\u{1B}[97;40m", "\u{1B}[97;48;2;252;33;37m", "\u{1B}[0m"] {
        #expect(colored.contains(sequence) == (style != .markdown))
        colored = colored.split(separator: sequence, omittingEmptySubsequences: false).joined()
      }
      #expect(colored == plain)
    }
  }

  @Test func `a coloured header is white on black, its button on red`() throws {
    let header = try #require(
      TableHeader(title: "Fruit", address: [0], showsDeleteButton: true))
    let section = TableSection(header: header, rows: [], footer: "0 rows")
    #expect(
      table([section], TableOptions(isColored: true)) == """
        +----------------------+
        |\u{1B}[97;40m Fruit \u{1B}[97;48;2;252;33;37m[ Delete all ]\u{1B}[0m\
        \u{1B}[97;40m \u{1B}[0m|
        +----------------------+
          0 rows

        """)
  }

  @Test func `a table is given away in pieces of whole lines`() {
    let content = TableContent(sections: [section("Fruit", Self.rows), section("None", [])])
    var pieces: [String] = []
    var buffer: [UInt8] = []
    TableRenderer(options: TableOptions()).append(content, to: &buffer, flushingAt: 20) {
      pieces.append(String(decoding: $0, as: UTF8.self))
      $0.removeAll(keepingCapacity: true)
    }
    #expect(pieces.count > 5)
    #expect(pieces.allSatisfy { $0.hasSuffix("\n") })
    #expect(pieces.joined() + String(decoding: buffer, as: UTF8.self) == table(content.sections))
  }
}
