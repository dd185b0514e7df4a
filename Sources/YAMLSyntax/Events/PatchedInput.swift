internal import CYAML

/// An input with pairs of escapes that libyaml refuses (`SurrogatePair`): the copy that it reads instead,
/// and the way back.
///
/// Few inputs have one, so it stands apart from the reader, which stays small.
@safe final class PatchedInput {
  private let copy: UnsafeMutableBufferPointer<UInt8>
  /// The pairs from the current event on.
  private var pairs: ArraySlice<SurrogatePair>
  /// Where scalars stand among them.
  private var cursor: CharacterCursor

  /// Copies an input, others in place of its pairs; nil if there are none.
  ///
  /// - Parameters:
  ///   - bytes: the input.
  ///   - cursor: a cursor at its first character.
  /// - Complexity: O(*n*): looks at its backslashes.
  init?(_ bytes: Span<UInt8>, cursor: CharacterCursor) {
    pairs = SurrogatePair.all(in: bytes)[...]
    guard !pairs.isEmpty else { return nil }
    self.cursor = cursor
    unsafe copy = .allocate(capacity: bytes.count)
    unsafe bytes.withUnsafeBufferPointer { buffer in
      _ = unsafe copy.initialize(fromContentsOf: buffer)
    }
    for pair in pairs {
      for (index, byte) in SurrogatePair.standIn.enumerated() {
        unsafe copy[pair.offset + index] = byte
      }
    }
  }

  deinit { unsafe copy.deallocate() }

  /// What libyaml is to read; it lives as long as this.
  var bytes: UnsafeBufferPointer<UInt8> { unsafe UnsafeBufferPointer(copy) }

  /// Puts what pairs stand for into a scalar that was read. To be called in the order of the events.
  ///
  /// - Parameters:
  ///   - event: the scalar.
  ///   - source: the input.
  /// - Complexity: O(*m*) in the length of the scalar, and in the way from the last.
  func mend(_ event: UnsafeMutablePointer<yaml_event_t>, from source: Span<UInt8>) {
    let start = cursor.byteOffset(ofCharacter: unsafe event.pointee.start_mark.index, in: source)
    let end = cursor.byteOffset(ofCharacter: unsafe event.pointee.end_mark.index, in: source)
    pairs = pairs.drop { $0.offset < start }
    let own = pairs.prefix { $0.offset < end }
    guard !own.isEmpty else { return }
    pairs = pairs.dropFirst(own.count)
    let scalar = unsafe event.pointee.data.scalar
    var value = unsafe Array(UnsafeBufferPointer(start: scalar.value, count: scalar.length))
    SurrogatePair.restore(
      &value, own, isDecoded: unsafe scalar.style == YAML_DOUBLE_QUOTED_SCALAR_STYLE, from: source)
    // What comes back is never longer than what stood in for it.
    for (index, byte) in value.enumerated() { unsafe scalar.value[index] = byte }
    unsafe scalar.value[value.count] = 0
    unsafe event.pointee.data.scalar.length = value.count
  }
}
