/// What a file is, as far as anybody here asks.
struct FileStatus {
  let isRegular: Bool
  /// The size in bytes.
  let size: Int
  /// The permission bits.
  let mode: UInt32
}
