import Testing

@Suite struct AbsentFlowNodeTests {
  @Test func `keys in flow style may have no value`() throws {
    try expectTree(
      of: "{a, b: , \"c\":, d}\n",
      """
      {} 0-17 «{a, b: , "c":, d}»
       plain 1-2 «a»
       absent 2
       plain 4-5 «b»
       absent 6
       double 9-12 «"c"»
       absent 13
       plain 15-16 «d»
       absent 16
      """)
    try expectTree(
      of: "{a\n# c\n, b: # d\n}\n",
      """
      {} 0-17 «{a␊# c␊, b: # d␊}»
       plain 1-2 «a»
       absent 2
       plain 9-10 «b»
       absent 11
      """)
    try expectTree(
      of: "[a: , b]\n",
      """
      [] 0-8 «[a: , b]»
       {} 1-3 «a:»
        plain 1-2 «a»
        absent 3
       plain 6-7 «b»
      """)
    try expectTree(
      of: "{? , ? a : , b}\n",
      """
      {} 0-15 «{? , ? a : , b}»
       absent 2
       absent 2
       plain 7-8 «a»
       absent 10
       plain 13-14 «b»
       absent 14
      """)
    try expectTree(
      of: "{? }\n",
      """
      {} 0-4 «{? }»
       absent 2
       absent 2
      """)
  }

  @Test func `only commas and comments stand between absent nodes in flow`() throws {
    try expectTree(
      of: "{a, # b\n  ? # c\n  , d:\n}\n",
      """
      {} 0-24 «{a, # b␊  ? # c␊  , d:␊}»
       plain 1-2 «a»
       absent 2
       absent 11
       absent 11
       plain 20-21 «d»
       absent 22
      """)
    try expectTree(
      of: "[? a, ? b : , c: ]\n",
      """
      [] 0-18 «[? a, ? b : , c: ]»
       {} 1-4 «? a»
        plain 3-4 «a»
        absent 4
       {} 6-11 «? b :»
        plain 8-9 «b»
        absent 11
       {} 14-16 «c:»
        plain 14-15 «c»
        absent 16
      """)
  }
}
