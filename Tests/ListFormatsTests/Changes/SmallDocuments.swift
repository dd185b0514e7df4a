/// All small documents of two sections and three rows: every set of them in every order.
enum SmallDocuments {
  /// All texts.
  static let all: [String] = {
    var texts = ["sections: []\n"]
    for section in ["A", "B"] {
      for rows in orders(of: ["a", "b", "c"]) { texts.append(text([(section, rows)])) }
    }
    for split in splits(of: ["a", "b", "c"]) {
      texts.append(text([("A", split.0), ("B", split.1)]))
      texts.append(text([("B", split.1), ("A", split.0)]))
    }
    return texts
  }()

  /// All orders of all subsets.
  static func orders(of rows: [String]) -> [[String]] {
    [[]]
      + rows.indices.flatMap { index in
        let rest = rows.indices.filter { $0 != index }.map { rows[$0] }
        return orders(of: rest).map { [rows[index]] + $0 }
      }
  }

  private static func splits(of rows: [String]) -> [([String], [String])] {
    orders(of: rows).flatMap { order in
      (0...order.count).map { (Array(order[..<$0]), Array(order[$0...])) }
    }
  }

  private static func text(_ sections: [(title: String, rows: [String])]) -> String {
    "sections:\n"
      + sections.map { section in
        let rows = section.rows.map { "      - \($0)\n" }.joined()
        return "  - title: \(section.title)\n    rows:" + (rows.isEmpty ? " []\n" : "\n\(rows)")
      }.joined()
  }
}
