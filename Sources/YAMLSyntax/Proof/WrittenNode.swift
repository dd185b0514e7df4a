/// A node that an edited text holds though no tree has it: a copy written out in the place of an alias.
package indirect enum WrittenNode: Sendable {
  /// A scalar with this content.
  case scalar([UInt8])
  case sequence([WrittenNode])
  /// Keys, in order, and their values.
  case mapping([(key: String, value: WrittenNode)])
}
