import Testing

@Suite struct NodeRangeTests {
  @Test func `multi-byte text moves what follows by its bytes`() throws {
    try expectTree(
      of: "é: 日本\n\"😀\": 'ü'\n",
      """
      map 0-23 «é: 日本␊"😀": 'ü'»
       plain 0-2 «é»
       plain 4-10 «日本»
       double 11-17 «"😀"»
       single 19-23 «'ü'»
      """)
    try expectTree(
      of: "- 日本 # é\n- x\n",
      """
      seq 0-17 «- 日本 # é␊- x»
       plain 2-8 «日本»
       plain 16-17 «x»
      """)
    try expectTree(
      of: "[é, {日: 本}, 😀]\n",
      """
      [] 0-22 «[é, {日: 本}, 😀]»
       plain 1-3 «é»
       {} 5-15 «{日: 本}»
        plain 6-9 «日»
        plain 11-14 «本»
       plain 17-21 «😀»
      """)
  }

  @Test func `a byte order mark belongs to nobody`() throws {
    try expectTree(
      of: "\u{FEFF}a: 1\nb: 2\n",
      """
      map 3-12 «a: 1␊b: 2»
       plain 3-4 «a»
       plain 6-7 «1»
       plain 8-9 «b»
       plain 11-12 «2»
      """)
    try expectTree(
      of: "\u{FEFF}- é\n- b",
      """
      seq 3-11 «- é␊- b»
       plain 5-7 «é»
       plain 10-11 «b»
      """)
    try expectTree(
      of: "\u{FEFF}# c\n---\n\u{FEFF}a: 1\n",
      """
      map 14-18 «a: 1»
       plain 14-15 «a»
       plain 17-18 «1»
      """)
  }

  @Test func `scalars of several lines reach from their first to their last byte`() throws {
    try expectTree(
      of: "a: b\n  c\n\n  d\ne: f\n",
      """
      map 0-18 «a: b␊  c␊␊  d␊e: f»
       plain 0-1 «a»
       plain 3-13 «b␊  c␊␊  d»
       plain 14-15 «e»
       plain 17-18 «f»
      """)
    try expectTree(
      of: "- \"b\n\n  c\"  # d\n- 'e\n  f'\n",
      """
      seq 0-25 «- "b␊␊  c"  # d␊- 'e␊  f'»
       double 2-10 «"b␊␊  c"»
       single 18-25 «'e␊  f'»
      """)
  }

  @Test func `aliases and merge keys have exact places`() throws {
    try expectTree(
      of: "- &a {x: 1}\n- *a\n- <<: *a\n  y: *a # c\n",
      """
      seq 0-33 «- &a {x: 1}␊- *a␊- <<: *a␊  y: *a»
       {} 2-11 «&a {x: 1}»
        plain 6-7 «x»
        plain 9-10 «1»
       alias 14-16 «*a»
       map 19-33 «<<: *a␊  y: *a»
        plain 19-21 «<<»
        alias 23-25 «*a»
        plain 28-29 «y»
        alias 31-33 «*a»
      """)
  }
}
