/// The findings in aligned columns.
struct FindingTable {
  /// The findings, top down.
  let findings: [Finding]

  /// The table, a line each, without trailing blanks.
  var text: String {
    let rows = [Finding.columns] + findings.map(\.cells)
    let widths = Finding.columns.indices.map { column in
      rows.map { $0[column].unicodeScalars.count }.max() ?? 0
    }
    return rows.map { line($0, widths: widths) }.joined(separator: "\n")
  }

  /// One line; values and ratios stand at the right of their columns.
  private func line(_ cells: [String], widths: [Int]) -> String {
    let aligned = zip(cells, widths).enumerated().map { column, cell in
      let (text, width) = cell
      let blanks = String(repeating: " ", count: width - text.unicodeScalars.count)
      return column == 1 || column == 2 ? blanks + text : text + blanks
    }
    var line = aligned.joined(separator: "  ")
    while line.last == " " { line.removeLast() }
    return line
  }
}
