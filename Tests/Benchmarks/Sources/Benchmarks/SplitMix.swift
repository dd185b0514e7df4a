/// Sebastiano Vigna's SplitMix64: the same numbers from the same seed, on every machine.
///
/// The standard library's `random(in:using:)` is not used, since how it maps bits to a range may change.
struct SplitMix {
  private var state: UInt64

  /// Begins the sequence of a seed.
  init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// The next number from 0 up to, but not including, `bound`.
  ///
  /// - Precondition: `bound` is greater than 0.
  mutating func next(below bound: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }
}
