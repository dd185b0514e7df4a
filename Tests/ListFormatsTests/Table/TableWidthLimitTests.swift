import ListFormats
import Testing

@Suite struct TableWidthLimitTests {
  static let rows = [
    TableRow(index: 0, text: "UILabel 标签", isPinned: true),
    TableRow(index: 1, text: "UIButton 按钮", showsDeleteControl: true, accessory: .handle),
    TableRow(index: 2, text: "UISwitch", showsDeleteControl: true, accessory: .deleteButton),
  ]

  @Test func `long texts end in dots, marks and buttons stay`() throws {
    let header = try #require(
      TableHeader(title: "Common controls", address: [0], showsDeleteButton: true))
    let section = TableSection(
      header: header, rows: Self.rows, footer: "A footer that is much too long")
    #expect(
      table(title: "The controls of UIKit", [section], TableOptions(widthLimit: 20)) == """
        The controls of U...

        +------------------+
        | ... [ Delet... ] |
        +------------------+
        | UILabel 标签 *   |
        | (-) UIButto... = |
        | (-) ... [ D... ] |
        +------------------+
          A footer that i...

        """)
  }

  @Test func `the widest column is cut first`() {
    let rows = [
      TableRow(
        index: 0, text: "kiwi", furtherTexts: ["A very long title of a row", "green and furry"],
        accessory: .handle)
    ]
    let options = TableOptions(widthLimit: 40, columns: ["id", "title", "note"])
    #expect(
      table([section(nil, rows)], options) == """
        +--------------------------------------+
        | kiwi  A very lon...  green and ... = |
        +--------------------------------------+
          1 row

        """)
  }

  @Test func `a limit that is wide enough changes nothing`() {
    let sections = [section("Common controls", Self.rows)]
    for style in TableStyle.allCases {
      #expect(
        table(sections, TableOptions(style: style, widthLimit: 80))
          == table(sections, TableOptions(style: style)))
    }
  }

  @Test(arguments: [TableStyle.ascii, .box, .plain], [false, true])
  func `no line is wider than the limit, and a box's lines are all as wide`(
    style: TableStyle, showsNumbers: Bool
  ) throws {
    let header = try #require(
      TableHeader(title: "控件 and more", address: [10], showsDeleteButton: true))
    let nested = TableRow(
      index: 12, text: "控件控件", furtherTexts: ["x", "y\n控件"], level: 40, isPinned: true,
      accessory: .deleteButton)
    let sections = [
      TableSection(header: header, rows: Self.rows + [nested], footer: "{count} 控件 footer"),
      section("Long enough to be cut at most widths 👨‍👩‍👧", []),
    ]
    for columns in [[], ["id", "title", "url"]] {
      for limit in [Int.min, -1] + Array(0...90) {
        let options = TableOptions(
          style: style, widthLimit: limit, showsNumbers: showsNumbers, columns: columns)
        let columnsTaken = widths(ofLinesIn: table(title: "A title", sections, options))
        if limit >= 50 { #expect(columnsTaken.allSatisfy { $0 <= limit }, "\(limit) \(columns)") }
        guard style != .plain else { continue }
        let lines = table(sections, options).split(separator: "\n")
        let boxes = lines.filter { !$0.hasPrefix(" ") }.joined(separator: "\n")
        #expect(Set(widths(ofLinesIn: boxes)).count == 1, "\(limit) \(columns)")
      }
    }
  }
}
