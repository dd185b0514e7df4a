/// The SHA-256 digest of some bytes (FIPS 180-4).
package struct ContentDigest: Hashable, Sendable {
  private static let prefix = "sha256:"

  /// The eight words of the digest.
  private let words: [UInt32]

  /// Computes the digest of some bytes.
  ///
  /// - Parameter bytes: the bytes.
  /// - Complexity: O(*n*).
  package init(of bytes: [UInt8]) {
    var hash = SHA256()
    hash.update(bytes)
    words = hash.finish(length: bytes.count)
  }

  /// Reads a digest.
  ///
  /// - Parameter text: `sha256:` and 64 hexadecimal digits, in upper or lower case; nil for anything
  ///   else.
  package init?(spelled text: String) {
    guard text.hasPrefix(Self.prefix) else { return nil }
    let digits = Array(text.utf8.dropFirst(Self.prefix.utf8.count))
    guard digits.count == 64 else { return nil }
    var words: [UInt32] = []
    for start in stride(from: 0, to: 64, by: 8) {
      let part = digits[start..<(start + 8)]
      guard !part.contains(UInt8(ascii: "+")), !part.contains(UInt8(ascii: "-")),
        let word = UInt32(String(decoding: part, as: UTF8.self), radix: 16)
      else { return nil }
      words.append(word)
    }
    self.words = words
  }

  /// The digest as it is written: `sha256:` and 64 hexadecimal digits.
  package var spelling: String {
    words.reduce(into: Self.prefix) { text, word in
      let digits = String(word, radix: 16)
      text += String(repeating: "0", count: 8 - digits.utf8.count) + digits
    }
  }
}
