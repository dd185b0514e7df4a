import ListFormats
import Testing

@Suite struct MergedJSONTests {
  private static let anchors =
    "- &a {x: 1, y: 2}\n- &b {y: 3, z: 4}\n- &c {w: 0, <<: *a, y: 9}\n- &l [*a, *b]\n"

  @Test(arguments: [
    ("{<<: *a, k: 0}", #"{"x":1,"y":2,"k":0}"#),
    ("{k: 0, <<: *a}", #"{"k":0,"x":1,"y":2}"#),
    ("{y: 7, <<: *a, k: 0}", #"{"y":7,"x":1,"k":0}"#),
    ("{k: 0, <<: *a, x: 8}", #"{"k":0,"y":2,"x":8}"#),
    ("{<<: [*a, *b]}", #"{"x":1,"y":2,"z":4}"#),
    ("{<<: [*b, *a]}", #"{"y":3,"z":4,"x":1}"#),
    ("{<<: *b, k: 0, <<: *a}", #"{"y":3,"z":4,"k":0,"x":1}"#),
    ("{<<: *l}", #"{"x":1,"y":2,"z":4}"#),
    ("{<<: *c, k: 0}", #"{"w":0,"x":1,"y":9,"k":0}"#),
    ("{<<: [*c, *b]}", #"{"w":0,"x":1,"y":9,"z":4}"#),
    ("{<<: [*a, *c, *a]}", #"{"x":1,"y":2,"w":0}"#),
    ("{<<: {p: {<<: *a}, <<: {q: 1}}}", #"{"p":{"x":1,"y":2},"q":1}"#),
    ("{<<: [[*a], [*b]]}", #"{"x":1,"y":2,"z":4}"#),
    ("{<<: [], k: 0}", #"{"k":0}"#),
    ("{'<<': *a}", #"{"<<":{"x":1,"y":2}}"#),
    ("{<<: text, k: ~}", #"{"<<":"text","k":null}"#),
  ])
  func `merged keys stand at the merge, keys of the mapping at their own place`(
    flow: String, expected: String
  ) throws {
    #expect(try merged(flow) == expected)
  }

  @Test(arguments: [
    ("{a: 1, b: 2, a: 3}", #"{"a":3,"b":2}"#), ("{a: 1, 'a': 2, \"\\x61\": 3}", #"{"a":3}"#),
    ("{x: 5, <<: *a, x: 6}", #"{"x":6,"y":2}"#),
    ("{<<: {a: 1, b: 2, a: 3}}", #"{"a":3,"b":2}"#),
  ])
  func `of equal keys the first gives the place and the last the value`(
    flow: String, expected: String
  ) throws {
    #expect(try merged(flow) == expected)
  }

  @Test func `many keys are told apart as few are`() throws {
    let keys = (0..<500).map { "k\($0)" }
    let fields = keys.map { "\($0): 1" } + keys.reversed().map { "\($0): 2" }
    let expected = keys.map { "\"\($0)\":2" }.joined(separator: ",")
    #expect(try data("{\(fields.joined(separator: ", "))}") == "{\(expected)}")
  }

  @Test func `aliases and merges give rows and sections what they lack`() throws {
    let text = """
      x-row: &row {title: &t 0640, id: 1, n: 1}
      sections:
        - &s {title: *t, rows: &rows [&r a, *r, *t, {<<: *row, id: 2}]}
        - {<<: *s, title: no}
        - {rows: *rows, title: B}
      """
    let rows = #"["a","a","0640",{"title":"0640","n":1,"id":"2"}]"#
    let tree = try decodedIgnoringErrors(text)
    var buffer: [UInt8] = []
    try DocumentJSON(tree, options: JSONOptions(isCompact: true)).append(to: &buffer)
    let expected = """
      {"x-row":{"title":"0640","id":1,"n":1},"sections":[\
      {"title":"0640","rows":\(rows)},{"rows":\(rows),"title":"no"},\
      {"rows":\(rows),"title":"B"}]}

      """
    #expect(String(decoding: buffer, as: UTF8.self) == expected)
  }

  private func merged(_ flow: String) throws -> String {
    let text = "x-anchors:\n\(MergedJSONTests.anchors)x-data: \(flow)\nsections: []\n"
    let whole = try json(text, JSONOptions(isCompact: true))
    let start = try #require(whole.range(ofEnd: "\"x-data\":"))
    return String(whole[start...].dropLast(",\"sections\":[]}\n".count))
  }
}

extension String {
  /// Where a text that is in the string ends.
  fileprivate func range(ofEnd text: String) -> Index? {
    indices.first { self[$0...].hasPrefix(text) }.map { index($0, offsetBy: text.count) }
  }
}
