import Testing

@Suite struct AbsentBlockNodeTests {
  @Test func `an absent value stands behind its colon`() throws {
    try expectTree(
      of: "a:\nb:   # c\n\nd:",
      """
      map 0-15 «a:␊b:   # c␊␊d:»
       plain 0-1 «a»
       absent 2
       plain 3-4 «b»
       absent 5
       plain 13-14 «d»
       absent 15
      """)
    try expectTree(
      of: "a: # x\n  # y\nb: c\n",
      """
      map 0-17 «a: # x␊  # y␊b: c»
       plain 0-1 «a»
       absent 2
       plain 13-14 «b»
       plain 16-17 «c»
      """)
  }

  @Test func `an absent entry stands behind its dash`() throws {
    try expectTree(
      of: "-\n- # c\n- a\n-",
      """
      seq 0-13 «-␊- # c␊- a␊-»
       absent 1
       absent 3
       plain 10-11 «a»
       absent 13
      """)
    try expectTree(
      of: "- -\n  - - # c\n- b\n",
      """
      seq 0-17 «- -␊  - - # c␊- b»
       seq 2-9 «-␊  - -»
        absent 3
        seq 8-9 «-»
         absent 9
       plain 16-17 «b»
      """)
    try expectTree(
      of: "a:\n-\n- # c\nb:\n",
      """
      map 0-13 «a:␊-␊- # c␊b:»
       plain 0-1 «a»
       seq 3-6 «-␊-»
        absent 4
        absent 6
       plain 11-12 «b»
       absent 13
      """)
  }

  @Test func `breaks of YAML 1.1 end comments`() throws {
    try expectTree(
      of: "- # a\u{85}- b\n",
      """
      seq 0-10 «- # a␤- b»
       absent 1
       plain 9-10 «b»
      """)
    try expectTree(
      of: "a: # b\u{2028}c: d\n",
      """
      map 0-13 «a: # b⇣c: d»
       plain 0-1 «a»
       absent 2
       plain 9-10 «c»
       plain 12-13 «d»
      """)
  }
}
