extension UInt8 {
  package static var lineFeed: UInt8 { UInt8(ascii: "\n") }
  package static var carriageReturn: UInt8 { UInt8(ascii: "\r") }
  package static var space: UInt8 { UInt8(ascii: " ") }
  package static var tab: UInt8 { UInt8(ascii: "\t") }
  package static var numberSign: UInt8 { UInt8(ascii: "#") }
  package static var ampersand: UInt8 { UInt8(ascii: "&") }
  package static var exclamationMark: UInt8 { UInt8(ascii: "!") }
  package static var dash: UInt8 { UInt8(ascii: "-") }

  /// Whether it is a line feed or a carriage return.
  package var isLineBreak: Bool { self == .lineFeed || self == .carriageReturn }

  /// Whether it is a space or a tab.
  package var isBlank: Bool { self == .space || self == .tab }

  /// Whether it is one of those that a block scalar's header is made of.
  var isHeaderIndicator: Bool {
    switch self {
    case UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "+"), .dash,
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  /// Whether it may stand in the name of an anchor, as libyaml reads it.
  var isAnchorCharacter: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

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
