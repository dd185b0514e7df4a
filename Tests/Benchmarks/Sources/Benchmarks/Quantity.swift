/// What is measured, with the unit that it is shown in.
enum Quantity {
  /// CPU time in microseconds, shown in seconds.
  case seconds(Int)
  /// CPU time in microseconds, shown in milliseconds.
  case milliseconds(Int)
  /// An amount of memory or a size in bytes, shown in megabytes of 1,000,000 bytes.
  case megabytes(Int)

  /// The number in its base unit: microseconds or bytes.
  var amount: Int {
    switch self {
    case .seconds(let amount), .milliseconds(let amount), .megabytes(let amount): amount
    }
  }

  /// The number with its unit.
  var text: String {
    switch self {
    case .seconds(let microseconds): "\(Decimal(Double(microseconds) / 1_000_000, places: 3)) s"
    case .milliseconds(let microseconds): "\(Decimal(Double(microseconds) / 1000, places: 3)) ms"
    case .megabytes(let bytes): "\(Decimal(Double(bytes) / 1_000_000, places: 1)) MB"
    }
  }
}
