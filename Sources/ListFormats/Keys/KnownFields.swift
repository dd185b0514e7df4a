internal import YAMLSyntax

/// A key of a mapping with its value.
struct Field {
  let key: NodeID
  let value: NodeID
  /// Whether it comes from a merge key, so that it does not stand in the mapping itself.
  let isMerged: Bool
}

/// The known fields of one mapping, merge keys honoured.
struct KnownFields {
  /// How many keys a set of known keys may have.
  static let capacity = 16

  private static let none = UInt32.max
  private var keys = InlineArray<16, UInt32>(repeating: none)
  private var values = InlineArray<16, UInt32>(repeating: none)
  private var mergedKeys: UInt16 = 0

  /// The field of the key with number `index`.
  subscript(index: Int) -> Field? {
    guard keys[index] != KnownFields.none else { return nil }
    return Field(
      key: NodeID(keys[index]), value: NodeID(values[index]),
      isMerged: mergedKeys >> UInt16(index) & 1 != 0)
  }

  mutating func set(_ index: Int, key: NodeID, value: NodeID, isMerged: Bool) {
    keys[index] = key.number
    values[index] = value.number
    if isMerged { mergedKeys |= 1 << UInt16(index) }
  }
}

extension KnownFields {
  /// The field of a key.
  subscript<Key: KnownKey>(key: Key) -> Field? { self[key.rawValue] }
}
