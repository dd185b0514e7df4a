/// How large a ratio may be.
enum Bar {
  /// At most this many times the reference.
  case atMost(Double)
  /// Less than this many times the reference.
  case lessThan(Double)

  /// Whether a ratio is small enough.
  func isMet(by ratio: Double) -> Bool {
    switch self {
    case .atMost(let limit): ratio <= limit
    case .lessThan(let limit): ratio < limit
    }
  }

  /// The bar as the table shows it.
  var text: String {
    switch self {
    case .atMost(let limit): "≤ \(Decimal(limit, places: 1))"
    case .lessThan(let limit): "< \(Decimal(limit, places: 1))"
    }
  }
}
