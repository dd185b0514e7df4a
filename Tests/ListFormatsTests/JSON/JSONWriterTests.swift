import ListFormats
import Testing

@Suite struct JSONWriterTests {
  @Test func `collections are indented by two spaces`() {
    #expect(
      json(isCompact: false, write: writeSample) == """
        {
          "status": "denied",
          "count": -3,
          "done": true,
          "none": null,
          "row": [
            0,
            [],
            {},
            1.50,
            {
              "a": [
                false
              ]
            }
          ]
        }

        """)
  }

  @Test func `compact JSON has no spaces`() {
    #expect(
      json(isCompact: true, write: writeSample) == """
        {"status":"denied","count":-3,"done":true,"none":null,"row":[0,[],{},1.50,{"a":[false]}]}

        """)
  }

  @Test(arguments: [
    ("", #""""#), ("\"\\/", #""\"\\/""#), ("\u{8}\u{C}\n\r\t", #""\b\f\n\r\t""#),
    ("\u{0}\u{1}\u{1b}\u{1f}", #""\u0000\u0001\u001b\u001f""#),
    ("\u{7f}\u{85}\u{2028}\u{feff}é常😀", "\"\u{7f}\u{85}\u{2028}\u{feff}é常😀\""),
  ])
  func `only what must be escaped is, the short way where there is one`(
    text: String, expected: String
  ) {
    #expect(json(isCompact: true) { $0.string(text) } == expected + "\n")
    #expect(json(isCompact: true) { $0.string(utf8: Array(text.utf8)[...]) } == expected + "\n")
    #expect(
      json(isCompact: true) { json in
        json.beginObject()
        json.field(text, text)
        json.endObject()
      } == "{\(expected):\(expected)}\n")
  }

  @Test func `values may follow each other on lines of their own`() {
    let lines = json(isCompact: false) { json in
      json.beginArray()
      json.endArray()
      json.endLine()
      json.boolean(true)
      json.endLine()
      json.integer(1)
    }
    #expect(lines == "[]\ntrue\n1\n")
  }

  @Test func `the buffer may be emptied anywhere`() {
    var writer = JSONWriter(isCompact: false)
    var pieces = ""
    func take() {
      pieces += String(decoding: writer.buffer, as: UTF8.self) + "|"
      writer.buffer.removeAll()
    }
    writer.beginArray()
    take()
    writer.integer(1)
    take()
    writer.integer(2)
    writer.endArray()
    take()
    #expect(pieces == "[|\n  1|,\n  2\n]|")
  }

  @Test func `deep nesting is indented all the way`() {
    let text = json(isCompact: false) { json in
      for _ in 0..<100 { json.beginArray() }
      json.null()
      for _ in 0..<100 { json.endArray() }
    }
    #expect(text.split(separator: "\n")[100] == String(repeating: " ", count: 200) + "null")
  }
}

private func writeSample(to json: inout JSONWriter) {
  json.beginObject()
  json.field("status", "denied")
  json.field("count", -3)
  json.field("done", true)
  json.key("none")
  json.null()
  json.key(utf8: Array("row".utf8)[...])
  json.beginArray()
  json.integer(0)
  json.beginArray()
  json.endArray()
  json.beginObject()
  json.endObject()
  json.number(spelled: Array("1.50".utf8)[...])
  json.beginObject()
  json.key("a")
  json.beginArray()
  json.boolean(false)
  json.endArray()
  json.endObject()
  json.endArray()
  json.endObject()
}

private func json(isCompact: Bool, write: (inout JSONWriter) -> Void) -> String {
  var writer = JSONWriter(isCompact: isCompact)
  write(&writer)
  writer.endLine()
  return String(decoding: writer.buffer, as: UTF8.self)
}
