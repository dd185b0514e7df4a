/// A decimal number as the core schema spells it (YAML 1.2.2 §10.3.2), taken apart:
/// `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`, but without zeros in front.
struct DecimalNumber {
  private let content: ArraySlice<UInt8>
  private let sign: UInt8?
  private let whole: ArraySlice<UInt8>
  private let hasPoint: Bool
  private let fraction: ArraySlice<UInt8>
  /// With its `e`; empty if there is none.
  private let exponent: ArraySlice<UInt8>

  /// Takes a number apart; nil if it is none, or has a zero before other digits.
  ///
  /// - Parameter content: UTF-8.
  init?(_ content: ArraySlice<UInt8>) {
    self.content = content
    var rest = content
    let hasSign = rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+")
    sign = hasSign ? rest.popFirst() : nil
    whole = DecimalNumber.takeDigits(from: &rest)
    guard whole.count <= 1 || whole.first != UInt8(ascii: "0") else { return nil }
    hasPoint = rest.first == UInt8(ascii: ".")
    if hasPoint { rest.removeFirst() }
    fraction = hasPoint ? DecimalNumber.takeDigits(from: &rest) : []
    exponent = rest
    guard !whole.isEmpty || !fraction.isEmpty,
      rest.isEmpty || DecimalNumber.isExponent(rest)
    else { return nil }
  }

  /// Whether it is written without point and exponent.
  var isInteger: Bool { !hasPoint && exponent.isEmpty }

  /// The number as JSON spells it (RFC 8259 §6): no `+`, digits on both sides of a point.
  var spelling: ArraySlice<UInt8> {
    if !whole.isEmpty, hasPoint == !fraction.isEmpty {
      return sign == UInt8(ascii: "+") ? content.dropFirst() : content
    }
    var spelling: [UInt8] = sign == UInt8(ascii: "-") ? [UInt8(ascii: "-")] : []
    spelling += whole.isEmpty ? [UInt8(ascii: "0")] : whole
    if !fraction.isEmpty {
      spelling.append(UInt8(ascii: "."))
      spelling += fraction
    }
    spelling += exponent
    return spelling[...]
  }

  private static func takeDigits(from rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let digits = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    rest = rest[digits.endIndex...]
    return digits
  }

  private static func isExponent(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.first == UInt8(ascii: "e") || bytes.first == UInt8(ascii: "E") else { return false }
    var rest = bytes.dropFirst()
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    return !takeDigits(from: &rest).isEmpty && rest.isEmpty
  }
}
