import Spelling
import Testing

@Suite struct NearestMatchTests {
  @Test(arguments: [
    ("titel", "title"), ("Title", "title"), ("can_edit", "can-edit"), ("sectons", "sections"),
    ("slot", "slots"),
  ])
  func `a near miss names its candidate`(word: String, expected: String) {
    let known = ["title", "can-edit", "sections", "slots", "rows"]
    #expect(nearestMatch(to: word, among: known) == expected)
  }

  @Test(arguments: ["x", "url", "", "description"])
  func `what is far from all has no suggestion`(word: String) {
    #expect(nearestMatch(to: word, among: ["title", "sections", "rows"]) == nil)
  }

  @Test func `a text of pages is no mistyped name`() {
    let page = String(repeating: "row ", count: 10_000)
    #expect(nearestMatch(to: page, among: [page + "x", page.uppercased()]) == nil)
    #expect(nearestMatch(to: "row", among: [page, "rows"]) == "rows")
  }

  @Test func `the first of equally near candidates is taken`() {
    #expect(nearestMatch(to: "rowz", among: ["rows", "rowx"]) == "rows")
  }

  @Test(arguments: [
    ("pined", "pinned", 1), ("pinend", "pinned", 1), ("footer", "footer", 0), ("", "ab", 2),
    ("ab", "", 2), ("kitten", "sitting", 3), ("ca", "abc", 3),
  ])
  func `the distance counts edits and swaps`(left: String, right: String, distance: Int) {
    let words = (Array(left.unicodeScalars), Array(right.unicodeScalars))
    #expect(editDistance(words.0, words.1, limit: 5) == distance)
    #expect(editDistance(words.0, words.1, limit: distance - 1) == nil)
  }
}
