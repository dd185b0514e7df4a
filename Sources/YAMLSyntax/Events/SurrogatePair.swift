internal import CYAML

/// Two escapes of JSON that stand for one code point beyond U+FFFF (RFC 8259, 7), as in `"\ud83d\ude00"`.
///
/// libyaml refuses them, though JSON is YAML (YAML 1.2.2, 1.2). It is given two other escapes of the same
/// length instead, and its answer is mended.
struct SurrogatePair: Equatable {
  /// How many bytes both escapes take.
  static let length = 12
  /// What libyaml is given, of which a document can hold nothing itself.
  static let standIn = Array(#"\uFFFE\uFFFE"#.utf8)
  /// What libyaml makes of that in double quotes.
  static let decodedStandIn = Array("\u{FFFE}\u{FFFE}".utf8)

  /// The byte offset of the first backslash.
  let offset: Int
  /// The code point that both stand for.
  let codePoint: Unicode.Scalar

  /// The pairs of a text, in order. In which style the text around them is written does not matter.
  ///
  /// - Parameter bytes: the text.
  /// - Returns: none, too, if the text has the escape that would stand in for them.
  /// - Complexity: O(*n*), a look at every backslash.
  static func all(in bytes: Span<UInt8>) -> [SurrogatePair] {
    var pairs: [SurrogatePair] = []
    var offset = 0
    while let backslash = bytes.offset(of: UInt8(ascii: "\\"), from: offset) {
      offset = backslash + 2
      if escape(in: bytes, at: backslash, longForm) == 0xFFFE { return [] }
      guard let high = escape(in: bytes, at: backslash, shortForm) else { continue }
      if high == 0xFFFE { return [] }
      guard (0xD800..<0xDC00).contains(high),
        let low = escape(in: bytes, at: backslash + 6, shortForm),
        (0xDC00..<0xE000).contains(low),
        let codePoint = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
      else { continue }
      pairs.append(SurrogatePair(offset: backslash, codePoint: codePoint))
      offset = backslash + length
    }
    return pairs
  }

  /// An escape by a number: its letter, and how many digits follow.
  private typealias Form = (letter: UInt8, digitCount: Int)
  private static let shortForm: Form = (UInt8(ascii: "u"), 4)
  private static let longForm: Form = (UInt8(ascii: "U"), 8)

  /// The value of an escape such as `\uXXXX`; nil if there is none of that form at `offset`.
  private static func escape(in bytes: Span<UInt8>, at offset: Int, _ form: Form) -> UInt32? {
    let end = offset + 2 + form.digitCount
    guard end <= bytes.count, bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == form.letter
    else { return nil }
    var value: UInt32 = 0
    for position in (offset + 2)..<end {
      guard let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue else { return nil }
      value = value << 4 + UInt32(digit)
    }
    return value
  }
}

extension SurrogatePair {
  /// Puts what pairs stand for back into a scalar in which others stood in for them.
  ///
  /// - Parameters:
  ///   - value: the scalar as libyaml read it.
  ///   - pairs: the pairs in its text, in order, and perhaps some in a comment before it.
  ///   - isDecoded: whether libyaml took them for escapes; else they are text.
  ///   - source: the input.
  /// - Complexity: O(*n*).
  static func restore(
    _ value: inout [UInt8], _ pairs: ArraySlice<SurrogatePair>, isDecoded: Bool,
    from source: Span<UInt8>
  ) {
    let standIn = isDecoded ? decodedStandIn : standIn
    var places: [Int] = []
    var start = 0
    while start + standIn.count <= value.count {
      if value[start..<(start + standIn.count)].elementsEqual(standIn) {
        places.append(start)
        start += standIn.count
      } else {
        start += 1
      }
    }
    for (place, pair) in zip(places, pairs.suffix(places.count)).reversed() {
      let text =
        isDecoded
        ? Array(String(pair.codePoint).utf8)
        : (pair.offset..<(pair.offset + length)).map { source[$0] }
      value.replaceSubrange(place..<(place + standIn.count), with: text)
    }
  }
}

extension Span<UInt8> {
  /// The first place of a byte from `start` on.
  fileprivate func offset(of byte: UInt8, from start: Int) -> Int? {
    guard start < count else { return nil }
    return unsafe withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress,
        let found = unsafe memchr(base + start, Int32(byte), count - start)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - base
    }
  }
}
