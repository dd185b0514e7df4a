/// How an index is written: `0`, or digits that do not begin with one (SPEC §2.1).
enum IndexSpelling {
  /// The index that some bytes spell.
  ///
  /// - Returns: the number, `Int.max` for those that are too large; nil for anything else.
  static func index(_ content: ArraySlice<UInt8>) -> Int? {
    guard let first = content.first, content.count == 1 || first != UInt8(ascii: "0") else {
      return nil
    }
    var index = 0
    for byte in content {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      let (product, overflow) = index.multipliedReportingOverflow(by: 10)
      let (sum, overflows) = product.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
      index = overflow || overflows || index == .max ? .max : sum
    }
    return index
  }

  /// Whether some bytes are a minus sign before digits.
  static func isNegative(_ content: ArraySlice<UInt8>) -> Bool {
    content.first == UInt8(ascii: "-") && content.count > 1
      && content.dropFirst().allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
  }
}
