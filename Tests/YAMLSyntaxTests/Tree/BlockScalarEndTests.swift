import Testing

@Suite struct BlockScalarEndTests {
  @Test func `stripped and clipped scalars end with their last line`() throws {
    try expectTree(
      of: "- |\n  a\n\n\n- >-\n  b\n  c\n \n# d\n",
      """
      seq 0-22 «- |␊  a␊␊␊- >-␊  b␊  c»
       literal 2-7 «|␊  a»
       folded 12-22 «>-␊  b␊  c»
      """)
    try expectTree(
      of: "a: |-\n  b\n\nc: >\n  d\n\n",
      """
      map 0-19 «a: |-␊  b␊␊c: >␊  d»
       plain 0-1 «a»
       literal 3-9 «|-␊  b»
       plain 11-12 «c»
       folded 14-19 «>␊  d»
      """)
  }

  @Test func `kept blank lines are content`() throws {
    try expectTree(
      of: "- |+\n  a\n\n\n- >+\n  b\n \n# c\n",
      """
      seq 0-21 «- |+␊  a␊␊␊- >+␊  b␊ »
       literal 2-10 «|+␊  a␊␊»
       folded 13-21 «>+␊  b␊ »
      """)
    try expectTree(
      of: "- |+\n\n\n- a\n",
      """
      seq 0-10 «- |+␊␊␊- a»
       literal 2-6 «|+␊␊»
       plain 9-10 «a»
      """)
    try expectTree(
      of: "a: &x |+\n  b\n\nc: d\n",
      """
      map 0-18 «a: &x |+␊  b␊␊c: d»
       plain 0-1 «a»
       literal 3-13 «&x |+␊  b␊»
       plain 14-15 «c»
       plain 17-18 «d»
      """)
    try expectTree(
      of: "- >+ # c\n  a\n\n",
      """
      seq 0-13 «- >+ # c␊  a␊»
       folded 2-13 «>+ # c␊  a␊»
      """)
  }

  @Test func `a scalar without lines ends with its header`() throws {
    try expectTree(
      of: "a: |\nb: c\n",
      """
      map 0-9 «a: |␊b: c»
       plain 0-1 «a»
       literal 3-4 «|»
       plain 5-6 «b»
       plain 8-9 «c»
      """)
    try expectTree(
      of: "a: | # d\n\nb: >-\n",
      """
      map 0-15 «a: | # d␊␊b: >-»
       plain 0-1 «a»
       literal 3-4 «|»
       plain 10-11 «b»
       folded 13-15 «>-»
      """)
    try expectTree(
      of: "a: |",
      """
      map 0-4 «a: |»
       plain 0-1 «a»
       literal 3-4 «|»
      """)
    try expectTree(
      of: "a: |2- # c",
      """
      map 0-6 «a: |2-»
       plain 0-1 «a»
       literal 3-6 «|2-»
      """)
    try expectTree(
      of: "- !t |+ # c\n- a\n",
      """
      seq 0-15 «- !t |+ # c␊- a»
       literal 2-7 «!t |+»
       plain 14-15 «a»
      """)
    try expectTree(
      of: "- |#c\n- a\n",
      """
      seq 0-9 «- |#c␊- a»
       literal 2-3 «|»
       plain 8-9 «a»
      """)
  }

  @Test func `the end of the file needs no line break`() throws {
    try expectTree(
      of: "- |\n  a",
      """
      seq 0-7 «- |␊  a»
       literal 2-7 «|␊  a»
      """)
    try expectTree(
      of: "- |+\n  a\n  ",
      """
      seq 0-8 «- |+␊  a»
       literal 2-8 «|+␊  a»
      """)
    try expectTree(
      of: "- |-\n  a\n    ",
      """
      seq 0-13 «- |-␊  a␊    »
       literal 2-13 «|-␊  a␊    »
      """)
    try expectTree(
      of: "- |2\n  a\n   ",
      """
      seq 0-12 «- |2␊  a␊   »
       literal 2-12 «|2␊  a␊   »
      """)
  }

  @Test func `carriage returns end lines too`() throws {
    try expectTree(
      of: "- |\r\n  a\r\n\r\n- >+\r\n  b\r\n\r\n",
      """
      seq 0-23 «- |␍␊  a␍␊␍␊- >+␍␊  b␍␊»
       literal 2-8 «|␍␊  a»
       folded 14-23 «>+␍␊  b␍␊»
      """)
    try expectTree(
      of: "- |\r  a\r\r- b\r",
      """
      seq 0-12 «- |␍  a␍␍- b»
       literal 2-7 «|␍  a»
       plain 11-12 «b»
      """)
  }

  @Test func `blank lines and comments behind them are no end of the collections around`() throws {
    try expectTree(
      of: "a:\n  b:\n    - |\n      c\n\n  # d\n\ne: f\n",
      """
      map 0-36 «a:␊  b:␊    - |␊      c␊␊  # d␊␊e: f»
       plain 0-1 «a»
       map 5-23 «b:␊    - |␊      c»
        plain 5-6 «b»
        seq 12-23 «- |␊      c»
         literal 14-23 «|␊      c»
       plain 32-33 «e»
       plain 35-36 «f»
      """)
  }
}
