/// A line of the result: a quantity, what it is compared with, and what is asked of it.
struct Finding {
  /// What was measured.
  let scenario: String
  /// The result; nil if it did not run.
  let value: Quantity?
  /// What the ratio is taken of, with its name.
  var reference: (name: String, amount: Int?)?
  /// What is asked of the ratio.
  var bar: Bar?

  /// The titles of the table's columns.
  static let columns = ["scenario", "value", "ratio", "of", "bar", ""]

  /// The finding's cells, one a column.
  var cells: [String] {
    [
      scenario, value?.text ?? "failed", ratio.map { "\(Decimal($0, places: 2))" } ?? "",
      reference?.name ?? "", bar?.text ?? "", verdict,
    ]
  }

  /// The value as a multiple of the reference.
  private var ratio: Double? {
    guard let value, let amount = reference?.amount, amount > 0 else { return nil }
    return Double(value.amount) / Double(amount)
  }

  /// Whether the bar is met, in words; nothing where there is none.
  private var verdict: String {
    guard let bar else { return "" }
    guard let ratio else { return "–" }
    return bar.isMet(by: ratio) ? "met" : "NOT MET"
  }
}
