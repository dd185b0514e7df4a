/// A key that the program knows in one kind of mapping; the raw value numbers it there.
protocol KnownKey: CaseIterable, RawRepresentable where RawValue == Int {
  /// The key as it is written.
  var name: String { get }
}

/// The keys that one kind of mapping may have, found by their bytes.
struct KnownKeys: Sendable {
  /// The keys as they are written, by their numbers.
  let names: [String]
  private let bytes: [[UInt8]]

  /// Creates a set of keys.
  ///
  /// - Parameter names: the keys as they are written, by their numbers;
  ///   `KnownFields.capacity` at most.
  init(_ names: [String]) {
    self.names = names
    bytes = names.map { Array($0.utf8) }
  }

  /// Creates the set of an enumeration's keys.
  init<Key: KnownKey>(_: Key.Type) {
    self.init(Key.allCases.map(\.name))
  }

  /// The number of the key that is spelled so, nil if it is none of these.
  func index(of content: ArraySlice<UInt8>) -> Int? {
    for index in bytes.indices where bytes[index].count == content.count {
      if bytes[index].elementsEqual(content) { return index }
    }
    return nil
  }
}
