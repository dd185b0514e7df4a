import ListFormats
import Testing

@Suite struct DocumentJSONTests {
  @Test func `the data stands in document order`() throws {
    let text = """
      # a comment
      listproc: 1
      title: UIKit controls
      mode: all
      pinned: [0]
      footer: "{count} controls"
      labels: {delete: Delete, delete-section: Delete all}
      policy: {on-pinned: restrict}
      x-owner: 'me'
      sections:
        - id: basic
          title: Common controls
          pinned: {first: 1}
          footer: null
          rows:
            - UILabel
            - id: button
              title: UIButton
              url: https://example.com/button
              price: 1.10
              tags: []
              more: {}
        - title: Empty
      """
    #expect(
      try json(text) == """
        {
          "listproc": 1,
          "title": "UIKit controls",
          "mode": "all",
          "pinned": [
            0
          ],
          "footer": "{count} controls",
          "labels": {
            "delete": "Delete",
            "delete-section": "Delete all"
          },
          "policy": {
            "on-pinned": "restrict"
          },
          "x-owner": "me",
          "sections": [
            {
              "id": "basic",
              "title": "Common controls",
              "pinned": {
                "first": 1
              },
              "footer": null,
              "rows": [
                "UILabel",
                {
                  "id": "button",
                  "title": "UIButton",
                  "url": "https://example.com/button",
                  "price": 1.10,
                  "tags": [],
                  "more": {}
                }
              ]
            },
            {
              "title": "Empty"
            }
          ]
        }

        """)
  }

  @Test func `titles, ids, footers and labels are text whatever they look like`() throws {
    let text = """
      title: no
      footer: 12
      labels: {delete: true, delete-section: ~}
      pinned: {rows: [0640, ~]}
      sections:
        - {id: ~, title: 1.10, footer: ~, rows: [0640, ~, null, !!int 5, 'a', {id: ~, title: true}]}
        - {id: 1e3, title: null, footer: !!str null, rows: [{id: 0640, title: "1", n: 0640, b: ~}]}
        - {title: , footer: , rows: }
      """
    let expected = """
      {"title":"no","footer":"12","labels":{"delete":"true","delete-section":"~"},\
      "pinned":{"rows":["0640","~"]},"sections":[\
      {"id":"~","title":"1.10","footer":null,"rows":["0640","~","null","5","a",\
      {"id":"~","title":"true"}]},\
      {"id":"1e3","title":"null","footer":"null","rows":\
      [{"id":"0640","title":"1","n":"0640","b":null}]},\
      {"title":"","footer":null,"rows":null}]}

      """
    #expect(try json(text, JSONOptions(isCompact: true)) == expected)
  }

  @Test(arguments: [
    (
      "{a: 1, b: +1, c: 0x1F, d: yes, e: True, f: , g: 'x', h: .inf}",
      #"{"a":1,"b":1,"c":31,"d":"yes","e":true,"f":null,"g":"x","h":".inf"}"#
    ),
    (
      "{title: no, id: 1, rows: [~], footer: 5}", #"{"title":"no","id":1,"rows":[null],"footer":5}"#
    ),
    (#"{a: "\t\x1f\"é\u2028"}"#, "{\"a\":\"\\t\\u001f\\\"é\u{2028}\"}"),
    ("!!omap [!x {a: !y 1}]", #"[{"a":1}]"#), ("~", "null"), ("[]", "[]"), ("{}", "{}"),
    ("{1: a, ~: b, true: c, '': d}", #"{"1":"a","~":"b","true":"c","":"d"}"#),
    (#"{"a\tb": 1}"#, #"{"a\tb":1}"#),
  ])
  func `data is resolved by the core schema, keys are text`(flow: String, expected: String) throws {
    #expect(try data(flow) == expected)
  }

  @Test func `each document of a stream is written by itself`() throws {
    let text = "sections: []\n---\n{sections: [{rows: [b]}], x-a: &a 1, x-b: *a}\n"
    var buffer: [UInt8] = Array("before\n".utf8)
    try DocumentJSON(try decoded(text, document: 1), options: JSONOptions(isCompact: true))
      .append(to: &buffer)
    #expect(
      String(decoding: buffer, as: UTF8.self)
        == "before\n{\"sections\":[{\"rows\":[\"b\"]}],\"x-a\":1,\"x-b\":1}\n")
  }

  @Test func `what is flushed piece by piece is the same text`() throws {
    let rows = (0..<100).map { "{title: row \($0), n: [\($0), {a: b}]}" }.joined(separator: ", ")
    let text = "sections: [{rows: [\(rows)]}]"
    var pieces: [[UInt8]] = []
    var buffer: [UInt8] = []
    try DocumentJSON(try decoded(text)).append(to: &buffer, flushingAt: 64) { bytes in
      pieces.append(bytes)
      bytes.removeAll(keepingCapacity: true)
    }
    pieces.append(buffer)
    #expect(pieces.count > 50)
    #expect(pieces.allSatisfy { $0.count < 128 })
    #expect(String(decoding: pieces.joined(), as: UTF8.self) == (try json(text)))
  }

  @Test func `a flush that fails ends the writing`() throws {
    struct Full: Error {}
    let document = try DocumentJSON(try decoded("sections: [{rows: [a, b]}]"))
    var buffer: [UInt8] = []
    #expect(throws: Full.self) {
      try document.append(to: &buffer, flushingAt: 1) { _ throws(Full) in throw Full() }
    }
    #expect(buffer == Array("{".utf8))
  }
}
