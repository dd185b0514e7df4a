import Testing

@Suite struct EmptyNodePropertiesTests {
  @Test func `an anchor or a tag is all that an absent node has`() throws {
    try expectTree(
      of: "a: &x\nb: !t # c\nc: &y !u\n",
      """
      map 0-24 «a: &x␊b: !t # c␊c: &y !u»
       plain 0-1 «a»
       plain 3-5 «&x»
       plain 6-7 «b»
       plain 9-11 «!t»
       plain 16-17 «c»
       plain 19-24 «&y !u»
      """)
    try expectTree(
      of: "- &x\n- !t\n- !t &y   # c\n",
      """
      seq 0-17 «- &x␊- !t␊- !t &y»
       plain 2-4 «&x»
       plain 7-9 «!t»
       plain 12-17 «!t &y»
      """)
    try expectTree(
      of: "? &x\n: !t\n? !u\n",
      """
      map 0-14 «? &x␊: !t␊? !u»
       plain 2-4 «&x»
       plain 7-9 «!t»
       plain 12-14 «!u»
       absent 14
      """)
    try expectTree(
      of: "[&x , !t , a: &y , b: !u ]\n",
      """
      [] 0-26 «[&x , !t , a: &y , b: !u ]»
       plain 1-3 «&x»
       plain 6-8 «!t»
       {} 11-16 «a: &y»
        plain 11-12 «a»
        plain 14-16 «&y»
       {} 19-24 «b: !u»
        plain 19-20 «b»
        plain 22-24 «!u»
      """)
    try expectTree(
      of: "[&x]\n",
      """
      [] 0-4 «[&x]»
       plain 1-3 «&x»
      """)
    try expectTree(
      of: "{&x , &y : b}\n",
      """
      {} 0-13 «{&x , &y : b}»
       plain 1-3 «&x»
       absent 3
       plain 6-8 «&y»
       plain 11-12 «b»
      """)
    try expectTree(
      of: "&x: b\n",
      """
      map 0-5 «&x: b»
       plain 0-2 «&x»
       plain 4-5 «b»
      """)
    try expectTree(
      of: "? &x\n&y a: b\n",
      """
      map 0-12 «? &x␊&y a: b»
       plain 2-4 «&x»
       absent 4
       plain 5-9 «&y a»
       plain 11-12 «b»
      """)
    try expectTree(
      of: "--- &x # c\n",
      """
      plain 4-6 «&x»
      """)
  }

  @Test func `documents may be empty`() throws {
    try expectTree(
      of: "---\n---   # c\n...\n---\n",
      """
      absent 3
      absent 7
      absent 21
      """)
    try expectTree(
      of: "--- # c",
      """
      absent 3
      """)
    try expectTree(
      of: "# c\n---\n# d\n...\n# e\n",
      """
      absent 7
      """)
  }
}
