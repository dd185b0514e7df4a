/// What reading refuses to go beyond (SPEC §1.1).
package struct ParsingLimits: Sendable {
  /// The deepest nesting of collections that is read.
  package var maximumDepth = 200

  /// The number of nodes that the expansion of aliases may give at most.
  package var maximumExpandedNodes = 10_000_000

  /// The size, in bytes, from which an input is refused: offsets are 32 bits wide.
  package let sizeLimit = 1 << 32

  /// The depths that may be asked for: libyaml's scanner takes time quadratic in the nesting of
  /// flow collections, which up to here stays below half a second.
  package static let allowedDepths = 1...10_000

  /// Creates the limits that hold unless others are asked for.
  package init() {}
}
