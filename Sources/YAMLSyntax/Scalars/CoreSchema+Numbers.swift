extension CoreSchema {
  /// What the content of a plain scalar without a tag means.
  ///
  /// - Parameter content: UTF-8.
  /// - Returns: the value, text if it is nothing else.
  /// - Complexity: O(1) for whatever does not begin like a number, else O(*n*).
  package static func value(_ content: ArraySlice<UInt8>) -> ScalarValue {
    guard let first = content.first else { return .null }
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "+"):
      return (integerOfRadix(content) ?? float(content)).map(ScalarValue.number) ?? .string
    case UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "~"):
      return isNull(content) ? .null : .string
    case UInt8(ascii: "t"), UInt8(ascii: "T"), UInt8(ascii: "f"), UInt8(ascii: "F"):
      return boolean(content).map(ScalarValue.boolean) ?? .string
    default:
      return .string
    }
  }

  /// The JSON spelling of an integer: decimal, or hexadecimal or octal up to 2⁶⁴−1.
  ///
  /// - Parameter content: UTF-8.
  /// - Returns: nil for whatever is none, or begins with zeros (`0640`), whose meaning differs
  ///   between versions of YAML.
  /// - Complexity: O(*n*).
  package static func integer(_ content: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    if let integer = integerOfRadix(content) { return integer }
    guard let number = DecimalNumber(content), number.isInteger else { return nil }
    return number.spelling
  }

  /// The JSON spelling of a decimal number; JSON has none for `.inf` and `.nan`.
  ///
  /// - Parameter content: UTF-8.
  /// - Returns: nil for whatever is none, or begins with zeros.
  /// - Complexity: O(*n*).
  package static func float(_ content: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    DecimalNumber(content)?.spelling
  }

  /// The decimal spelling of `0x…` or `0o…` up to 2⁶⁴−1.
  private static func integerOfRadix(_ content: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard content.count > 2, content.first == UInt8(ascii: "0") else { return nil }
    let bitsPerDigit: UInt64
    switch content[content.startIndex + 1] {
    case UInt8(ascii: "x"): bitsPerDigit = 4
    case UInt8(ascii: "o"): bitsPerDigit = 3
    default: return nil
    }
    var value: UInt64 = 0
    for byte in content.dropFirst(2) {
      guard let digit = hexadecimalDigit(byte), digit >> bitsPerDigit == 0,
        value.leadingZeroBitCount >= bitsPerDigit
      else { return nil }
      value = value << bitsPerDigit | digit
    }
    return Array(String(value).utf8)[...]
  }

  private static func hexadecimalDigit(_ byte: UInt8) -> UInt64? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
