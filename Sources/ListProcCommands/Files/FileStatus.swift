/// What a file is, as far as anybody here asks.
struct FileStatus {
  /// What kinds of files are told apart.
  enum Kind {
    case regular, directory, symbolicLink, other
  }

  /// A time of the file's clock.
  struct Time: Hashable {
    let seconds: Int
    let nanoseconds: Int
  }

  let kind: Kind
  let identity: FileIdentity
  /// How many names the file has.
  let linkCount: Int
  /// The size in bytes.
  let size: Int
  /// The permission bits, with those for set-user-ID, set-group-ID and sticky.
  let mode: UInt32
  let owner: UInt32
  let group: UInt32
  /// When the content was changed last.
  let contentTime: Time
  /// When content, names or permissions were changed last.
  let changeTime: Time

  var isRegular: Bool { kind == .regular }

  /// Whether this is the file that another status is of, and nobody has touched it between.
  func isSameVersion(as other: FileStatus) -> Bool {
    identity == other.identity && size == other.size && contentTime == other.contentTime
      && changeTime == other.changeTime
  }
}
