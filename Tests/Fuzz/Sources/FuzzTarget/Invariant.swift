/// What must hold whatever the input is.
enum Invariant {
  /// Stops the run, which makes the input a finding.
  ///
  /// - Parameters:
  ///   - condition: what must hold.
  ///   - rule: the rule, in words.
  static func holds(_ condition: Bool, _ rule: @autoclosure () -> String) {
    guard !condition else { return }
    fatalError("invariant: \(rule())")
  }

  /// Text for people is UTF-8 and holds nothing that could drive a terminal.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func isHarmless(_ bytes: [UInt8], _ what: String) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      fatalError("invariant: \(what) is UTF-8")
    }
    for scalar in text.unicodeScalars where scalar != "\n" {
      let isControl =
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
      holds(!isControl, "\(what) holds no control character, such as \(scalar.value)")
    }
  }
}
