internal import Glibc

extension SystemCalls {
  /// Opens a file for reading.
  func openForReading(_ path: String) throws(SystemError) -> Int32 {
    try open(path, O_RDONLY)
  }

  /// Opens a file as it is for reading, without waiting for anybody if it is a pipe.
  func openAtOnce(_ path: String) throws(SystemError) -> Int32 {
    try open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
  }

  /// Opens a directory, to write its entries to the disk.
  func openDirectory(_ path: String) throws(SystemError) -> Int32 {
    try open(path, O_RDONLY | O_DIRECTORY)
  }

  /// Opens a file for writing that is there, as it is.
  func openForWriting(_ path: String) throws(SystemError) -> Int32 {
    try open(path, O_WRONLY | O_NOCTTY)
  }

  /// Makes a file that was not there, and opens it for writing.
  ///
  /// - Parameters:
  ///   - path: its path; nothing may be there.
  ///   - mode: its permission bits, less those of the file mode creation mask.
  /// - Returns: its descriptor.
  /// - Throws: the system's error.
  func openNew(_ path: String, mode: UInt32) throws(SystemError) -> Int32 {
    try open(path, O_WRONLY | O_CREAT | O_EXCL, mode)
  }

  func rename(_ old: String, to new: String) throws(SystemError) {
    _ = try make(.rename) { unsafe Glibc.rename(old, new) }
  }

  func remove(_ path: String) throws(SystemError) {
    _ = try make(.remove) { unsafe unlink(path) }
  }

  private func open(
    _ path: String, _ flags: Int32, _ mode: UInt32 = 0
  ) throws(SystemError) -> Int32 {
    try make(.open) { unsafe Glibc.open(path, flags | O_CLOEXEC, mode) }
  }
}
