import ListFormats
import Testing

@Suite struct MarkdownTableTests {
  static let markdown = TableOptions(style: .markdown)

  @Test func `each section is a heading, a table and its footer`() throws {
    let header = try #require(
      TableHeader(title: "Common", address: [0], showsDeleteButton: true))
    let rows = [
      TableRow(index: 0, text: "UILabel", isPinned: true),
      TableRow(index: 1, text: "UIButton", showsDeleteControl: true, accessory: .handle),
      TableRow(index: 2, text: "UISwitch", level: 1, accessory: .deleteButton),
    ]
    let sections = [
      TableSection(header: header, rows: rows, footer: "3 rows, 1 pinned"), section(nil, []),
    ]
    #expect(
      table(title: "UIKit", sections, Self.markdown) == #"""
        # UIKit

        ## Common \[ Delete all ]

        | title | |
        | --- | --- |
        | UILabel \* | |
        | (-) UIButton | = |
        | &emsp;UISwitch | \[ Delete ] |

        3 rows, 1 pinned

        | title |
        | --- |

        0 rows

        """#)
  }

  @Test func `numbers and columns are columns of the table`() {
    let rows = [
      TableRow(index: 7, text: "k", furtherTexts: ["Kiwi"], isPinned: true),
      TableRow(index: 8, text: "f"),
    ]
    let options = TableOptions(style: .markdown, showsNumbers: true, columns: ["id", "title"])
    #expect(
      table([section("Fruit", number: 2, rows)], options) == #"""
        ## 2 Fruit

        | # | id | title |
        | ---: | --- | --- |
        | 7 | k | Kiwi \* |
        | 8 | f |  |

        2 rows, 1 pinned

        """#)
  }

  @Test(arguments: [
    ("a|b", #"a\|b"#), (#"a\|b"#, #"a\\\\\|b"#), ("<b>", #"\<b>"#), ("![x](y)", #"!\[x](y)"#),
    ("*a* `b` ~c~ $d$", #"\*a\* \`b\` \~c\~ \$d\$"#), ("opt_in_rules _x_", #"opt_in_rules \_x\_"#),
    ("R&D & &amp; &#1;", #"R\&D & \&amp; \&#1;"#), ("a\nb", #"a\\nb"#), ("C# 常", "C# 常"),
  ])
  func `a title renders as itself and stays in its cell`(title: String, expected: String) {
    #expect(
      table(
        [TableSection(header: nil, rows: [TableRow(index: 0, text: title)], footer: "")],
        Self.markdown) == "| title |\n| --- |\n| \(expected) |\n")
  }

  @Test(arguments: [
    ("# x", "\\# x"), ("- x", #"\- x"#), ("> x", #"\> x"#), ("1. x", #"1\. x"#), ("    x", "x"),
    ("2 rows", "2 rows"), ("C# x #", "C# x \\#"), ("***", #"\*\*\*"#), ("12", "12"),
  ])
  func `a footer is a paragraph`(footer: String, expected: String) {
    let section = TableSection(header: nil, rows: [], footer: footer)
    #expect(table([section], Self.markdown) == "| title |\n| --- |\n\n\(expected)\n")
  }
}
