import Testing

@Suite struct FlowCollectionEndTests {
  @Test func `flow collections end behind their bracket`() throws {
    try expectTree(
      of: "a: [b, c] # d\ne: {f: g}   \n",
      """
      map 0-23 «a: [b, c] # d␊e: {f: g}»
       plain 0-1 «a»
       [] 3-9 «[b, c]»
        plain 4-5 «b»
        plain 7-8 «c»
       plain 14-15 «e»
       {} 17-23 «{f: g}»
        plain 18-19 «f»
        plain 21-22 «g»
      """)
    try expectTree(
      of: "- [a, [], {}]\n- {a: [b]}  # c\n",
      """
      seq 0-24 «- [a, [], {}]␊- {a: [b]}»
       [] 2-13 «[a, [], {}]»
        plain 3-4 «a»
        [] 6-8 «[]»
        {} 10-12 «{}»
       {} 16-24 «{a: [b]}»
        plain 17-18 «a»
        [] 20-23 «[b]»
         plain 21-22 «b»
      """)
    try expectTree(
      of: "a: [\n  b, # c\n  d,\n  ] # e\n",
      """
      map 0-22 «a: [␊  b, # c␊  d,␊  ]»
       plain 0-1 «a»
       [] 3-22 «[␊  b, # c␊  d,␊  ]»
        plain 7-8 «b»
        plain 16-17 «d»
      """)
  }

  @Test func `single pairs end with their value`() throws {
    try expectTree(
      of: "[a: b]\n",
      """
      [] 0-6 «[a: b]»
       {} 1-5 «a: b»
        plain 1-2 «a»
        plain 4-5 «b»
      """)
    try expectTree(
      of: "[a: b , \"c\":d,e: ]\n",
      """
      [] 0-18 «[a: b , "c":d,e: ]»
       {} 1-5 «a: b»
        plain 1-2 «a»
        plain 4-5 «b»
       {} 8-13 «"c":d»
        double 8-11 «"c"»
        plain 12-13 «d»
       {} 14-16 «e:»
        plain 14-15 «e»
        absent 16
      """)
    try expectTree(
      of: "[? a : b , {}: [] ]\n",
      """
      [] 0-19 «[? a : b , {}: [] ]»
       {} 1-8 «? a : b»
        plain 3-4 «a»
        plain 7-8 «b»
       {} 11-17 «{}: []»
        {} 11-13 «{}»
        [] 15-17 «[]»
      """)
    try expectTree(
      of: "[a: [b: c], &d e: f]\n",
      """
      [] 0-20 «[a: [b: c], &d e: f]»
       {} 1-10 «a: [b: c]»
        plain 1-2 «a»
        [] 4-10 «[b: c]»
         {} 5-9 «b: c»
          plain 5-6 «b»
          plain 8-9 «c»
       {} 12-19 «&d e: f»
        plain 12-16 «&d e»
        plain 18-19 «f»
      """)
  }
}
