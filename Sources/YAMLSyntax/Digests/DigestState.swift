/// Takes up what a digest is made of: two hashers of the standard library, seeded differently.
struct DigestState {
  private var first = Hasher()
  private var second = Hasher()

  /// Starts a digest.
  ///
  /// - Parameter mark: tells digests of different kinds of things apart.
  init(_ mark: UInt64) {
    first.combine(mark)
    second.combine(~mark)
  }

  /// Takes up a number.
  mutating func add(_ number: UInt64) {
    first.combine(number)
    second.combine(number)
  }

  /// Takes up another digest.
  mutating func add(_ digest: NodeDigest) {
    add(digest.first)
    add(digest.second)
  }

  /// Takes up bytes, eight at a time, and how many there are.
  ///
  /// - Complexity: O(*n*).
  mutating func add(_ bytes: ArraySlice<UInt8>) {
    var word: UInt64 = 0
    var shift: UInt64 = 0
    for byte in bytes {
      word |= UInt64(byte) << shift
      shift += 8
      guard shift == 64 else { continue }
      add(word)
      word = 0
      shift = 0
    }
    add(word)
    add(UInt64(bytes.count))
  }

  /// The digest of all that was taken up.
  func finalized() -> NodeDigest {
    NodeDigest(
      first: UInt64(bitPattern: Int64(first.finalize())),
      second: UInt64(bitPattern: Int64(second.finalize())))
  }
}
