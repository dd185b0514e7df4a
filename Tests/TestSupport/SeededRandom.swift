/// Random numbers that are the same for the same seed everywhere (SplitMix64).
package struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  /// Starts a sequence.
  package init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// True once in `count` times.
  package mutating func once(in count: Int) -> Bool { below(count) == 0 }

  /// A number from 0.
  package mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  /// One of the values.
  package mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
