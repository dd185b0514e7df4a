import ListFormats
import Testing

@Suite struct FactsJSONTests {
  @Test func `rows and sections tell last what may be done to them`() throws {
    let text = """
      title: T
      pinned: [0]
      footer: "{count} of {title}"
      sections:
        - title: A
          rows:
            - one
            - {title: two, can-move: false}
        - title: B
          mode: sort
          footer: null
          rows: [one]
      """
    #expect(
      try json(text, JSONOptions(includesFacts: true)) == """
        {
          "title": "T",
          "pinned": [
            0
          ],
          "footer": "{count} of {title}",
          "sections": [
            {
              "title": "A",
              "rows": [
                {
                  "title": "one",
                  "facts": {
                    "index": 0,
                    "pinned": true,
                    "canEdit": false,
                    "canDelete": false,
                    "canMove": false
                  }
                },
                {
                  "title": "two",
                  "can-move": false,
                  "facts": {
                    "index": 1,
                    "pinned": false,
                    "canEdit": true,
                    "canDelete": true,
                    "canMove": false
                  }
                }
              ],
              "facts": {
                "count": 2,
                "pinned": 1,
                "footer": "2 of A"
              }
            },
            {
              "title": "B",
              "mode": "sort",
              "footer": null,
              "rows": [
                {
                  "title": "one",
                  "facts": {
                    "index": 0,
                    "pinned": true,
                    "canEdit": true,
                    "canDelete": false,
                    "canMove": false
                  }
                }
              ],
              "facts": {
                "count": 1,
                "pinned": 1,
                "footer": "1 row, 1 pinned"
              }
            }
          ]
        }

        """)
  }

  @Test(arguments: [
    ("[{}]", #"[{"facts":{"count":0,"pinned":0,"footer":"0 rows"}}]"#),
    (
      "[{rows: [], footer: ''}]",
      #"[{"rows":[],"footer":"","facts":{"count":0,"pinned":0,"footer":""}}]"#
    ),
    (
      "[{rows: ~, title: X, footer: 0640}]",
      #"[{"rows":null,"title":"X","footer":"0640","facts":{"count":0,"pinned":0,"footer":"0640"}}]"#
    ),
    (
      "[{facts: {a: 1}, x: {facts: 1}}]",
      #"[{"x":{"facts":1},"facts":{"count":0,"pinned":0,"footer":"0 rows"}}]"#
    ),
  ])
  func `every section has facts, in place of a key of that name`(flow: String, expected: String)
    throws
  {
    #expect(try facts(flow) == expected)
  }

  @Test(arguments: [
    ("{title: a, facts: 1}", #"{"title":"a","#),
    (
      "{facts: 1, title: a, n: {facts: 2}}",
      #"{"title":"a","n":{"facts":2},"#
    ), ("0640", #"{"title":"0640","#),
  ])
  func `every row has facts, in place of a key of that name`(row: String, start: String) throws {
    let row = try facts("[{rows: [\(row)]}]").dropFirst("[{\"rows\":[".count)
    #expect(
      row.hasPrefix(
        start
          + #""facts":{"index":0,"pinned":false,"canEdit":true,"canDelete":true,"canMove":true}}],"#
      ))
  }

  @Test func `without facts a key of that name is data`() throws {
    #expect(try data("{facts: 1}") == #"{"facts":1}"#)
    #expect(
      try json("sections: [{facts: 1, rows: [{title: a, facts: 2}]}]", JSONOptions(isCompact: true))
        == "{\"sections\":[{\"facts\":1,\"rows\":[{\"title\":\"a\",\"facts\":2}]}]}\n")
  }

  @Test func `aliased rows have facts of their own`() throws {
    let whole = try facts("[{mode: none, rows: &r [&a a, *a]}, {mode: sort, rows: *r}]")
    let none = #""pinned":false,"canEdit":false,"canDelete":false,"canMove":false}}"#
    let sort = #""pinned":false,"canEdit":true,"canDelete":false,"canMove":true}}"#
    func rows(_ rest: String) -> String {
      #"[{"title":"a","facts":{"index":0,\#(rest),{"title":"a","facts":{"index":1,\#(rest)]"#
    }
    let section = #""facts":{"count":2,"pinned":0,"footer":"2 rows"}}"#
    #expect(
      whole == #"[{"mode":"none","rows":\#(rows(none)),\#(section),"#
        + #"{"mode":"sort","rows":\#(rows(sort)),\#(section)]"#)
  }

  private func facts(_ sections: String) throws -> String {
    let whole = try json(
      "sections: \(sections)", JSONOptions(includesFacts: true, isCompact: true))
    return String(whole.dropFirst("{\"sections\":".count).dropLast(2))
  }
}
