/// Where a path leads when the symbolic links at its end are followed: a directory and a name in it.
///
/// Two places are equal if they are the same name in the same directory, however that is reached;
/// a file that takes the place of another does not change it.
struct FilePlace: Hashable, Comparable {
  /// More links than these are taken for a circle, as the system does.
  private static let linkLimit = 40

  /// A path to the file without a symbolic link at its end.
  let path: String
  /// A path to the directory.
  let directory: String
  /// The name in it.
  let name: String
  /// Which directory it is, by whatever path.
  let directoryIdentity: FileIdentity

  /// Follows a path.
  ///
  /// - Parameters:
  ///   - path: the path; nothing needs to be at its end.
  ///   - system: the system calls.
  /// - Throws: the system's error if there is no such directory, or if it ends in a directory.
  init(of path: String, system: SystemCalls) throws(SystemError) {
    var path = path
    for _ in 0..<Self.linkLimit {
      let (directory, name) = Self.split(path)
      guard !["", ".", ".."].contains(name) else {
        throw try system.status(of: path) == nil ? .missing : .isDirectory
      }
      if let target = try system.linkTarget(path) {
        path = target.hasPrefix("/") ? target : "\(directory)/\(target)"
        continue
      }
      guard let status = try system.status(of: directory) else { throw .missing }
      guard status.kind == .directory else { throw .isNoDirectory }
      self.path = path
      self.directory = directory
      self.name = name
      directoryIdentity = status.identity
      return
    }
    throw .linksInCircle
  }

  private static func split(_ path: String) -> (directory: String, name: String) {
    let bytes = path.utf8
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    let name = String(path[bytes.index(after: slash)...])
    return (slash == bytes.startIndex ? "/" : String(path[..<slash]), name)
  }

  static func == (left: FilePlace, right: FilePlace) -> Bool {
    left.directoryIdentity == right.directoryIdentity && left.nameBytes == right.nameBytes
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(directoryIdentity)
    hasher.combine(nameBytes)
  }

  /// An order that is the same for all who ask, as long as directories stay.
  static func < (left: FilePlace, right: FilePlace) -> Bool {
    left.directoryIdentity == right.directoryIdentity
      ? left.nameBytes.lexicographicallyPrecedes(right.nameBytes)
      : left.directoryIdentity < right.directoryIdentity
  }

  /// Strings are equal by what they look like; names of files are not.
  private var nameBytes: [UInt8] { Array(name.utf8) }
}
