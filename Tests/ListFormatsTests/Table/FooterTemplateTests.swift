import ListFormats
import Testing

@Suite struct FooterTemplateTests {
  @Test(arguments: [
    (0, 0, "0 rows"), (1, 0, "1 row"), (2, 0, "2 rows"), (2, 1, "2 rows, 1 pinned"),
    (1, 1, "1 row, 1 pinned"),
  ])
  func `the default counts rows and, if there are any, pinned ones`(
    count: Int, pinned: Int, expected: String
  ) {
    #expect(FooterTemplate(nil).filled(count: count, pinned: pinned, title: "x") == expected)
  }

  @Test(arguments: [
    ("{count} controls", "3 controls"), ("{pinned}/{count}", "1/3"), ("in {title}", "in {count}"),
    ("{counts} {} { {{count}}", "{counts} {} { {3}"), ("", ""), ("{count}\u{301}", "3\u{301}"),
    ("数 {count}", "数 3"), ("{coun", "{coun"),
  ])
  func `a template is filled in once and otherwise kept`(template: String, expected: String) {
    #expect(FooterTemplate(template).filled(count: 3, pinned: 1, title: "{count}") == expected)
  }

  @Test func `a section without title fills in nothing`() {
    #expect(FooterTemplate("{title}: {count}").filled(count: 1, pinned: 0, title: nil) == ": 1")
  }
}
