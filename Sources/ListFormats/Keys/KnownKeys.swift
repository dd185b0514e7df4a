/// A key that the program knows in one kind of mapping; the raw value numbers it there.
protocol KnownKey: CaseIterable, RawRepresentable where RawValue == Int {
  /// The keys as they are written, by their numbers.
  static var names: [String] { get }
}

extension KnownKey {
  /// The key as it is written.
  var name: String { Self.names[rawValue] }
}

/// The keys that one kind of mapping may have, found by their bytes.
struct KnownKeys: Sendable {
  /// The keys as they are written, by their numbers.
  let names: [String]
  private let packed: [PackedKey?]

  /// Creates a set of keys.
  ///
  /// - Parameter names: the keys as they are written, by their numbers;
  ///   `KnownFields.capacity` at most.
  init(_ names: [String]) {
    self.names = names
    packed = names.map { PackedKey(ArraySlice($0.utf8)) }
  }

  /// Creates the set of an enumeration's keys.
  init<Key: KnownKey>(_: Key.Type) {
    self.init(Key.names)
  }

  /// The number of the key that is spelled so, nil if it is none of these.
  ///
  /// - Complexity: O(*k*) in the number of known keys.
  func index(of content: ArraySlice<UInt8>) -> Int? {
    guard let key = PackedKey(content) else {
      // Only a column that the user names is as long as that.
      return names.firstIndex { content.elementsEqual($0.utf8) }
    }
    for index in packed.indices where packed[index] == key { return index }
    return nil
  }
}

/// Up to sixteen bytes as two numbers, so that keys are compared at a stroke.
private struct PackedKey: Equatable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  private let count: UInt8

  /// Packs a key; nil if it is longer.
  init?(_ content: ArraySlice<UInt8>) {
    guard content.count <= 16 else { return nil }
    count = UInt8(content.count)
    for byte in content {
      high = high << 8 | low >> 56
      low = low << 8 | UInt64(byte)
    }
  }
}
