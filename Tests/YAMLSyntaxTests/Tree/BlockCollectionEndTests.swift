import Testing

@Suite struct BlockCollectionEndTests {
  @Test func `comments and blank lines behind the last leaf belong to no collection`() throws {
    try expectTree(
      of: "a:\n  - x\n\n  # c\n\nb: y\n",
      """
      map 0-21 «a:␊  - x␊␊  # c␊␊b: y»
       plain 0-1 «a»
       seq 5-8 «- x»
        plain 7-8 «x»
       plain 17-18 «b»
       plain 20-21 «y»
      """)
    try expectTree(
      of: "- - a\n  # c\n  - b # d\n\n# e\n- c\n",
      """
      seq 0-30 «- - a␊  # c␊  - b # d␊␊# e␊- c»
       seq 2-17 «- a␊  # c␊  - b»
        plain 4-5 «a»
        plain 16-17 «b»
       plain 29-30 «c»
      """)
    try expectTree(
      of: "a:\n  b: c   \n  \n  # d\n",
      """
      map 0-9 «a:␊  b: c»
       plain 0-1 «a»
       map 5-9 «b: c»
        plain 5-6 «b»
        plain 8-9 «c»
      """)
  }

  @Test func `the end of the file needs no line break`() throws {
    try expectTree(
      of: "- a\n- b",
      """
      seq 0-7 «- a␊- b»
       plain 2-3 «a»
       plain 6-7 «b»
      """)
    try expectTree(
      of: "a:\n- b: c",
      """
      map 0-9 «a:␊- b: c»
       plain 0-1 «a»
       seq 3-9 «- b: c»
        map 5-9 «b: c»
         plain 5-6 «b»
         plain 8-9 «c»
      """)
    try expectTree(
      of: "- - - a   ",
      """
      seq 0-7 «- - - a»
       seq 2-7 «- - a»
        seq 4-7 «- a»
         plain 6-7 «a»
      """)
    try expectTree(
      of: "a: b # c",
      """
      map 0-4 «a: b»
       plain 0-1 «a»
       plain 3-4 «b»
      """)
  }

  @Test func `lists at their key’s column end like others`() throws {
    try expectTree(
      of: "a:\n- b\n# c\nd:\n- e\n",
      """
      map 0-17 «a:␊- b␊# c␊d:␊- e»
       plain 0-1 «a»
       seq 3-6 «- b»
        plain 5-6 «b»
       plain 11-12 «d»
       seq 14-17 «- e»
        plain 16-17 «e»
      """)
  }

  @Test func `explicit keys and values span what they hold`() throws {
    try expectTree(
      of: "? a\n: b\n? - c\n  - d\n: e: f\n",
      """
      map 0-26 «? a␊: b␊? - c␊  - d␊: e: f»
       plain 2-3 «a»
       plain 6-7 «b»
       seq 10-19 «- c␊  - d»
        plain 12-13 «c»
        plain 18-19 «d»
       map 22-26 «e: f»
        plain 22-23 «e»
        plain 25-26 «f»
      """)
    try expectTree(
      of: "? ? a\n  : b\n: - c\n\n# d\n",
      """
      map 0-17 «? ? a␊  : b␊: - c»
       map 2-11 «? a␊  : b»
        plain 4-5 «a»
        plain 10-11 «b»
       seq 14-17 «- c»
        plain 16-17 «c»
      """)
  }
}
