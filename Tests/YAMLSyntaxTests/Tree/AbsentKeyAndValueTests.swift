import Testing

@Suite struct AbsentKeyAndValueTests {
  @Test func `an explicit key without a value ends with the key`() throws {
    try expectTree(
      of: "? a\n? b # c\n\nd: e\n",
      """
      map 0-17 «? a␊? b # c␊␊d: e»
       plain 2-3 «a»
       absent 3
       plain 6-7 «b»
       absent 7
       plain 13-14 «d»
       plain 16-17 «e»
      """)
    try expectTree(
      of: "? a\n",
      """
      map 0-3 «? a»
       plain 2-3 «a»
       absent 3
      """)
    try expectTree(
      of: "? a # -",
      """
      map 0-3 «? a»
       plain 2-3 «a»
       absent 3
      """)
    try expectTree(
      of: "?\n? # c\n: b\n",
      """
      map 0-11 «?␊? # c␊: b»
       absent 1
       absent 1
       absent 3
       plain 10-11 «b»
      """)
    try expectTree(
      of: "?\n",
      """
      map 0-1 «?»
       absent 1
       absent 1
      """)
  }

  @Test func `the inner of two explicit keys has no value if the colon is the outer one’s`() throws
  {
    try expectTree(
      of: "? ? a\n: b\n",
      """
      map 0-9 «? ? a␊: b»
       map 2-5 «? a»
        plain 4-5 «a»
        absent 5
       plain 8-9 «b»
      """)
    try expectTree(
      of: "? ? a\n? b\n",
      """
      map 0-9 «? ? a␊? b»
       map 2-5 «? a»
        plain 4-5 «a»
        absent 5
       absent 5
       plain 8-9 «b»
       absent 9
      """)
    try expectTree(
      of: "? ?\n: # c\n",
      """
      map 0-5 «? ?␊:»
       map 2-3 «?»
        absent 3
        absent 3
       absent 5
      """)
    try expectTree(
      of: "? ? ?\n",
      """
      map 0-5 «? ? ?»
       map 2-5 «? ?»
        map 4-5 «?»
         absent 5
         absent 5
        absent 5
       absent 5
      """)
  }
}
