/// New content for one file.
struct FileChange {
  /// The file.
  enum File {
    /// One that is there.
    case held(HeldFile)
    /// One that is made, at this path.
    case new(String)
  }

  let file: File
  let bytes: [UInt8]
  /// What the old content is kept under: the file's name and this; nil if it is not kept.
  let backupSuffix: String?
}

extension FileChange.File {
  /// The path as it was given.
  var path: String {
    switch self {
    case .held(let held): held.path
    case .new(let path): path
    }
  }

  /// Lets others edit the file.
  func release(_ system: SystemCalls) {
    if case .held(let held) = self { held.release(system) }
  }
}
