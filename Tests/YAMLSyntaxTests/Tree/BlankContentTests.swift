import Testing

@Suite struct BlankContentTests {
  @Test func `an indentation indicator makes white space content`() throws {
    try expectTree(
      of: "- |2\n   a\n    \n\n- b\n",
      """
      seq 0-19 «- |2␊   a␊    ␊␊- b»
       literal 2-14 «|2␊   a␊    »
       plain 18-19 «b»
      """)
    try expectTree(
      of: "- |2-\n \n   \n  \n- b\n",
      """
      seq 0-18 «- |2-␊ ␊   ␊  ␊- b»
       literal 2-11 «|2-␊ ␊   »
       plain 17-18 «b»
      """)
    try expectTree(
      of: "- >2\n\n   \n \n- b\n",
      """
      seq 0-15 «- >2␊␊   ␊ ␊- b»
       folded 2-9 «>2␊␊   »
       plain 14-15 «b»
      """)
    try expectTree(
      of: "a: |1\n  b\n  \n c\n",
      """
      map 0-15 «a: |1␊  b␊  ␊ c»
       plain 0-1 «a»
       literal 3-15 «|1␊  b␊  ␊ c»
      """)
  }

  @Test func `lines of nothing but white space are content where they are indented deeper`() throws
  {
    try expectTree(
      of: "- |\n  a\n    \n  \n- b\n",
      """
      seq 0-19 «- |␊  a␊    ␊  ␊- b»
       literal 2-12 «|␊  a␊    »
       plain 18-19 «b»
      """)
    try expectTree(
      of: "- >\n  a\n \n    \n   \n  \n- b\n",
      """
      seq 0-25 «- >␊  a␊ ␊    ␊   ␊  ␊- b»
       folded 2-18 «>␊  a␊ ␊    ␊   »
       plain 24-25 «b»
      """)
    try expectTree(
      of: "- |\n  a\n  \t\n- b\n",
      """
      seq 0-15 «- |␊  a␊  ␉␊- b»
       literal 2-11 «|␊  a␊  ␉»
       plain 14-15 «b»
      """)
    try expectTree(
      of: "- |\n  a  \n- b\n",
      """
      seq 0-13 «- |␊  a  ␊- b»
       literal 2-9 «|␊  a  »
       plain 12-13 «b»
      """)
  }
}
