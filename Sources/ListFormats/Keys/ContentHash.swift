/// A hash of bytes that is keyed anew in every run, so that no input can be made to collide on
/// purpose.
struct ContentHash {
  private let seed = UInt64.random(in: 0 ... .max)
  private let factor = UInt64.random(in: 0 ... .max) | 1

  /// The hash of some content.
  ///
  /// - Complexity: O(*n*).
  func callAsFunction(_ content: ArraySlice<UInt8>) -> UInt64 {
    var hash = seed
    for byte in content {
      let product = (hash ^ UInt64(byte)).multipliedFullWidth(by: factor)
      hash = product.high ^ product.low
    }
    return hash ^ hash >> 32
  }
}
