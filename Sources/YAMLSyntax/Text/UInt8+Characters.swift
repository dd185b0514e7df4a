extension UInt8 {
  package static let lineFeed = UInt8(ascii: "\n")
  package static let carriageReturn = UInt8(ascii: "\r")
  package static let space = UInt8(ascii: " ")
  package static let tab = UInt8(ascii: "\t")
  package static let numberSign = UInt8(ascii: "#")
  package static let ampersand = UInt8(ascii: "&")
  package static let exclamationMark = UInt8(ascii: "!")
  package static let dash = UInt8(ascii: "-")

  /// Whether it is a line feed or a carriage return.
  package var isLineBreak: Bool { self == .lineFeed || self == .carriageReturn }

  /// Whether it is a space or a tab.
  package var isBlank: Bool { self == .space || self == .tab }

  /// Whether it is one of `[ ] { } ,` (YAML 1.2.2 §5.3).
  package var isFlowIndicator: Bool {
    switch self {
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: ","):
      true
    default: false
    }
  }
}
