internal import CAttributes
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

  /// Opens a directory, to name files in it; it need not be readable.
  func openDirectory(_ path: String) throws(SystemError) -> Int32 {
    // O_PATH, which is not in the standard that Swift's module of the C library follows.
    try open(path, 0o10_000_000 | O_DIRECTORY)
  }

  /// Writes the entries of a directory to the disk.
  func synchronize(directory: Int32) throws(SystemError) {
    let descriptor = try make(.open, directory) {
      unsafe openat(directory, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
    defer { try? close(descriptor) }
    try synchronize(descriptor)
  }

  /// Opens a file for writing that is there, as it is.
  func openForWriting(_ path: String) throws(SystemError) -> Int32 {
    try open(path, O_WRONLY | O_NOCTTY)
  }

  /// Opens a file as it is for reading and writing.
  func openForUpdating(_ path: String) throws(SystemError) -> Int32 {
    try open(path, O_RDWR | O_NOCTTY)
  }

  /// Makes a file that was not there, and opens it for writing.
  ///
  /// - Parameters:
  ///   - name: its name; nothing may be there.
  ///   - directory: its directory.
  ///   - mode: its permission bits, less those of the file mode creation mask.
  /// - Returns: its descriptor.
  /// - Throws: the system's error.
  func openNew(
    _ name: String, in directory: Int32, mode: UInt32
  ) throws(SystemError) -> Int32 {
    try make(.open, directory) {
      unsafe openat(directory, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    }
  }

  /// Gives a file another name in its directory, in place of the file that has it.
  func rename(
    _ old: String, to new: String, in directory: Int32
  ) throws(SystemError) {
    _ = try make(.rename, directory) { unsafe renameat(directory, old, directory, new) }
  }

  /// Lets two files in a directory change their names, at once.
  func exchange(
    _ first: String, _ second: String, in directory: Int32
  ) throws(SystemError) {
    // RENAME_EXCHANGE.
    let flags: UInt32 = 2
    _ = try make(.exchange, directory) {
      unsafe renameat2(directory, first, directory, second, flags)
    }
  }

  func remove(_ name: String, in directory: Int32) throws(SystemError) {
    _ = try make(.remove, directory) { unsafe unlinkat(directory, name, 0) }
  }

  private func open(_ path: String, _ flags: Int32) throws(SystemError) -> Int32 {
    try make(.open) { unsafe Glibc.open(path, flags | O_CLOEXEC) }
  }
}
