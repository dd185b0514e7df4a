import Testing

@Suite struct LineBreakRangeTests {
  @Test func `every kind of line break ends a line`() throws {
    try expectTree(
      of: "a: 1\r\nb:\r\n- x\r\n",
      """
      map 0-13 «a: 1␍␊b:␍␊- x»
       plain 0-1 «a»
       plain 3-4 «1»
       plain 6-7 «b»
       seq 10-13 «- x»
        plain 12-13 «x»
      """)
    try expectTree(
      of: "a: 1\rb:\r- x\r",
      """
      map 0-11 «a: 1␍b:␍- x»
       plain 0-1 «a»
       plain 3-4 «1»
       plain 5-6 «b»
       seq 8-11 «- x»
        plain 10-11 «x»
      """)
    try expectTree(
      of: "a: 1\r\n\r\n# c\r\nb: 2",
      """
      map 0-17 «a: 1␍␊␍␊# c␍␊b: 2»
       plain 0-1 «a»
       plain 3-4 «1»
       plain 13-14 «b»
       plain 16-17 «2»
      """)
  }

  @Test func `breaks of YAML 1.1 inside scalars count as their bytes`() throws {
    try expectTree(
      of: "- \"a\u{85}b\"\n- c\n",
      """
      seq 0-12 «- "a␤b"␊- c»
       double 2-8 «"a␤b"»
       plain 11-12 «c»
      """)
    try expectTree(
      of: "- a\u{2028}  b\n- c\n",
      """
      seq 0-13 «- a⇣  b␊- c»
       plain 2-9 «a⇣  b»
       plain 12-13 «c»
      """)
    try expectTree(
      of: "- 'a\u{2029}b' # d\n- c\n",
      """
      seq 0-17 «- 'a¶b' # d␊- c»
       single 2-9 «'a¶b'»
       plain 16-17 «c»
      """)
  }

  @Test func `tabs are one byte each`() throws {
    try expectTree(
      of: "a:\t1\t# c\nb:\t[\t1\t,\t2\t]\t\n",
      """
      map 0-21 «a:␉1␉# c␊b:␉[␉1␉,␉2␉]»
       plain 0-1 «a»
       plain 3-4 «1»
       plain 9-10 «b»
       [] 12-21 «[␉1␉,␉2␉]»
        plain 14-15 «1»
        plain 18-19 «2»
      """)
    try expectTree(
      of: "- a\tb\t\n- \"b\t\"\t# c\n",
      """
      seq 0-13 «- a␉b␉␊- "b␉"»
       plain 2-5 «a␉b»
       double 9-13 «"b␉"»
      """)
  }
}
