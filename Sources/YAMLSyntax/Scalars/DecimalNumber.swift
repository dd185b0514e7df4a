/// A decimal number as the core schema spells it (YAML 1.2.2 §10.3.2), taken apart:
/// `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`, but without zeros in front.
struct DecimalNumber {
  private let content: ArraySlice<UInt8>
  private let wholeStart: Int
  private let wholeEnd: Int
  private let fractionStart: Int
  /// Where the exponent begins with its `e`, or the end if there is none.
  private let fractionEnd: Int

  /// Takes a number apart; nil if it is none, or has a zero before other digits.
  ///
  /// - Parameter content: UTF-8.
  init?(_ content: ArraySlice<UInt8>) {
    self.content = content
    wholeStart = content.startIndex + (DecimalNumber.isSign(content.first) ? 1 : 0)
    wholeEnd = DecimalNumber.endOfDigits(in: content, from: wholeStart)
    let hasPoint = wholeEnd < content.endIndex && content[wholeEnd] == UInt8(ascii: ".")
    fractionStart = hasPoint ? wholeEnd + 1 : wholeEnd
    fractionEnd =
      hasPoint ? DecimalNumber.endOfDigits(in: content, from: fractionStart) : fractionStart
    guard wholeEnd - wholeStart <= 1 || content[wholeStart] != UInt8(ascii: "0"),
      wholeEnd > wholeStart || fractionEnd > fractionStart,
      fractionEnd == content.endIndex || DecimalNumber.isExponent(content[fractionEnd...])
    else { return nil }
  }

  /// Whether it is written without point and exponent.
  var isInteger: Bool { wholeEnd == content.endIndex }

  /// The number as JSON spells it (RFC 8259 §6): no `+`, digits on both sides of a point.
  var spelling: ArraySlice<UInt8> {
    let hasWhole = wholeEnd > wholeStart
    let hasFraction = fractionEnd > fractionStart
    if hasWhole, hasFraction || fractionStart == wholeEnd {
      return content.first == UInt8(ascii: "+") ? content.dropFirst() : content
    }
    var spelling: [UInt8] = content.first == UInt8(ascii: "-") ? [UInt8(ascii: "-")] : []
    spelling += hasWhole ? content[wholeStart..<wholeEnd] : [UInt8(ascii: "0")]
    if hasFraction { spelling += content[wholeEnd..<fractionEnd] }
    spelling += content[fractionEnd...]
    return spelling[...]
  }

  private static func endOfDigits(in content: ArraySlice<UInt8>, from start: Int) -> Int {
    var end = start
    while end < content.endIndex, content[end] >= UInt8(ascii: "0"),
      content[end] <= UInt8(ascii: "9")
    {
      end += 1
    }
    return end
  }

  private static func isExponent(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.first == UInt8(ascii: "e") || bytes.first == UInt8(ascii: "E") else { return false }
    let rest = bytes.dropFirst()
    let start = rest.startIndex + (isSign(rest.first) ? 1 : 0)
    return start < rest.endIndex && endOfDigits(in: rest, from: start) == rest.endIndex
  }

  private static func isSign(_ byte: UInt8?) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }
}
