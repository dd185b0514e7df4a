/// Recognises the encodings that YAML allows but this program does not read.
///
/// Source: YAML 1.2.2 §5.2. Without a byte order mark four bytes must show the pattern of ASCII
/// text, so that a stray NUL is still named as such.
enum UnsupportedEncoding {
  /// Looks which of them an input is in.
  ///
  /// - Parameter bytes: the input, of which at most four bytes are looked at.
  /// - Returns: the name that `iconv` knows it by, or nil for everything that may be UTF-8.
  static func name(of bytes: Span<UInt8>) -> String? {
    let head = (0..<4).map { $0 < bytes.count ? Int(bytes[$0]) : -1 }
    switch (head[0], head[1], head[2], head[3]) {
    case (0x00, 0x00, 0xFE, 0xFF), (0x00, 0x00, 0x00, 1...): return "UTF-32BE"
    case (0xFF, 0xFE, 0x00, 0x00), (1..., 0x00, 0x00, 0x00): return "UTF-32LE"
    case (0xFE, 0xFF, _, _), (0x00, 1..., 0x00, 1...): return "UTF-16BE"
    case (0xFF, 0xFE, _, _), (1..., 0x00, 1..., 0x00): return "UTF-16LE"
    default: return nil
    }
  }
}
