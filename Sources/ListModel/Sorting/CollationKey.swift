/// The place of a row in an order, as bytes to be compared from the left.
///
/// Rows that lack the field stand behind all others, whatever the direction.
struct CollationKey: Sendable {
  /// Nil for a row that lacks the field.
  private let bytes: [UInt8]?
  private let isDescending: Bool

  /// Creates the key of a text.
  ///
  /// - Parameters:
  ///   - text: what the row is compared by; nil if it lacks it.
  ///   - order: how.
  /// - Complexity: O(*n*) in the length of the text.
  init(_ text: String?, in order: RowOrder) {
    isDescending = order.direction == .descending
    switch order.collation {
    case .codepoint: bytes = text.map { Array($0.utf8) }
    case .fold: bytes = text.map { Array($0.lowercased().utf8) }
    case .natural: bytes = text.map { CollationKey.withNumbers(Array($0.lowercased().utf8)) }
    }
  }

  /// Whether this one comes before `other`; equal ones come before neither.
  func precedes(_ other: CollationKey) -> Bool {
    switch (bytes, other.bytes) {
    case (nil, _): false
    case (_, nil): true
    case (let left?, let right?):
      isDescending
        ? right.lexicographicallyPrecedes(left) : left.lexicographicallyPrecedes(right)
    }
  }

  /// Replaces every run of digits by one that compares as its number: a digit, the count of its
  /// digits without leading zeros, and those.
  private static func withNumbers(_ text: [UInt8]) -> [UInt8] {
    var key: [UInt8] = []
    var start = 0
    while start < text.count {
      guard isDigit(text[start]) else {
        key.append(text[start])
        start += 1
        continue
      }
      var end = start
      while end < text.count, isDigit(text[end]) { end += 1 }
      let digits = text[start..<end].drop { $0 == UInt8(ascii: "0") }
      key.append(UInt8(ascii: "0"))
      for shift in [24, 16, 8, 0] {
        key.append(UInt8(truncatingIfNeeded: digits.count >> shift))
      }
      key += digits
      start = end
    }
    return key
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}

extension ListDocument {
  /// The key of a row in an order.
  func collationKey(of row: EntryID, in order: RowOrder) -> CollationKey {
    switch order.key {
    case .title: CollationKey(title(of: row), in: order)
    case .id: CollationKey(id(of: row), in: order)
    case .field(let name): CollationKey(value(of: name, of: row), in: order)
    }
  }
}
