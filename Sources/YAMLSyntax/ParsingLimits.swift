/// What reading refuses to go beyond (SPEC §1.1).
package struct ParsingLimits: Sendable {
  /// The deepest nesting of collections that is read.
  package var maximumDepth = 200

  /// The number of nodes that the expansion of aliases may give at most.
  package var maximumExpandedNodes = 10_000_000

  /// The size, in bytes, from which an input is refused: offsets are 32 bits wide.
  package let sizeLimit = 1 << 32

  /// How long, in characters, a key may be that no `?` announces, the blanks before its colon included:
  /// so libyaml has it (YAML 1.2.2 §7.4.2).
  package static let simpleKeyLength = 1_024

  /// How many `%TAG` directives may stand before one document: libyaml compares each with all
  /// others, and every tag with all of them.
  static let tagDirectiveCount = 100

  /// How long all tags together, their prefixes written out, may become: a long prefix that is
  /// used often takes room out of all proportion to the text.
  ///
  /// - Parameter length: the length of the text in bytes.
  /// - Returns: a length in bytes, which tags such as `!!str` never come near.
  static func tagLength(inTextOfLength length: Int) -> Int { 65_536 + 16 * length }

  /// Creates the limits that hold unless others are asked for.
  package init() {}
}
