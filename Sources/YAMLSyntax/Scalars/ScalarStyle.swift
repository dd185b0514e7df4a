/// How a scalar is written (YAML 1.2.2 §7.3, §8.1).
package enum ScalarStyle: UInt8, Sendable {
  case plain
  case singleQuoted
  case doubleQuoted
  case literal
  case folded

  /// Whether it is a block scalar, whose header stands before its lines.
  package var isBlock: Bool { self == .literal || self == .folded }
}
