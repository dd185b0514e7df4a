internal import Glibc

extension SystemCalls {
  /// Opens a file for reading.
  func openForReading(_ path: String) throws(SystemError) -> Int32 {
    try make(.open) { unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC) }
  }

  /// Opens a file for writing: a new one that was not there, or one that is there as it is.
  func openForWriting(_ path: String, isNew: Bool) throws(SystemError) -> Int32 {
    let flags = isNew ? O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC : O_WRONLY | O_CLOEXEC
    return try make(.open) { unsafe Glibc.open(path, flags, 0o666) }
  }

  func status(of descriptor: Int32) throws(SystemError) -> FileStatus {
    var status = stat()
    _ = try make(.status, descriptor) { unsafe fstat(descriptor, &status) }
    return FileStatus(status)
  }

  /// What stands at a path, symbolic links followed; nil if nothing does.
  func status(of path: String) throws(SystemError) -> FileStatus? {
    var status = stat()
    do {
      _ = try make(.status) { unsafe stat(path, &status) }
    } catch .missing {
      return nil
    }
    return FileStatus(status)
  }

  func rename(_ old: String, to new: String) throws(SystemError) {
    _ = try make(.rename) { unsafe Glibc.rename(old, new) }
  }

  func remove(_ path: String) throws(SystemError) {
    _ = try make(.remove) { unsafe unlink(path) }
  }

  func setMode(_ mode: UInt32, of descriptor: Int32) throws(SystemError) {
    _ = try make(.setMode, descriptor) { fchmod(descriptor, mode) }
  }

  /// The path without symbolic links; nil if nothing is there.
  func resolvedPath(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// What a symbolic link says; nil if there is none, or if it says more than a path can hold.
  func linkTarget(_ path: String) -> String? {
    let capacity = Int(PATH_MAX)
    var length = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
      length = unsafe buffer.withMemoryRebound(to: CChar.self) {
        unsafe $0.baseAddress.map { unsafe readlink(path, $0, capacity) } ?? -1
      }
      initialized = max(length, 0)
    }
    return (0..<capacity).contains(length) ? String(decoding: bytes, as: UTF8.self) : nil
  }
}

extension FileStatus {
  fileprivate init(_ status: stat) {
    isRegular = status.st_mode & S_IFMT == S_IFREG
    size = Int(status.st_size)
    mode = status.st_mode & 0o7777
  }
}
