internal import ListModel

extension Policy.Key {
  /// The keys of `policy:`, numbered in the order of the cases.
  static let all = KnownKeys(Policy.Key.allCases.map(\.rawValue))
}
