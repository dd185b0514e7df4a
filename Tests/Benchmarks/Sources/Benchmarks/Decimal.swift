/// A number with a fixed number of decimal places, rounded.
struct Decimal: CustomStringConvertible {
  let description: String

  /// Renders a fraction.
  ///
  /// - Parameters:
  ///   - value: The number; beyond what a 64-bit integer of its last places holds, it is `–`.
  ///   - places: The number of digits after the point, 1 or more.
  init(_ value: Double, places: Int) {
    var scale = 1
    for _ in 0..<places { scale *= 10 }
    guard let scaled = Int(exactly: (value * Double(scale)).rounded()) else {
      description = "–"
      return
    }
    let digits = String(scaled.magnitude % UInt(scale))
    let padding = String(repeating: "0", count: places - digits.count)
    description = "\(scaled < 0 ? "-" : "")\(scaled.magnitude / UInt(scale)).\(padding)\(digits)"
  }
}
