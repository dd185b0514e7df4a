internal import Glibc

/// The system calls of the program; nothing else calls the C library for files.
enum SystemCalls {
  /// What a file is, as far as anybody here asks.
  struct FileStatus {
    let isRegular: Bool
    /// The size in bytes.
    let size: Int
    /// The permission bits.
    let mode: mode_t
  }

  /// Opens a file for reading.
  static func openForReading(_ path: String) throws(SystemError) -> Int32 {
    try retried { unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC) }
  }

  /// Opens a file for writing: a new one that was not there, or one that is there as it is.
  static func openForWriting(
    _ path: String, isNew: Bool
  ) throws(SystemError) -> Int32 {
    let flags = isNew ? O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC : O_WRONLY | O_CLOEXEC
    return try retried { unsafe Glibc.open(path, flags, 0o666) }
  }

  static func close(_ descriptor: Int32) throws(SystemError) {
    // After EINTR the descriptor is gone on Linux; closing again could hit another's.
    guard Glibc.close(descriptor) == 0 || errno == EINTR else { throw SystemError.last }
  }

  static func status(of descriptor: Int32) throws(SystemError) -> FileStatus {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw SystemError.last }
    return FileStatus(status)
  }

  /// What stands at a path, symbolic links followed; nil if nothing does.
  static func status(of path: String) throws(SystemError) -> FileStatus? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw SystemError.last
    }
    return FileStatus(status)
  }

  /// Reads up to `count` bytes and adds them to `bytes`.
  ///
  /// - Returns: how many were read; 0 at the end.
  static func read(
    _ descriptor: Int32, count: Int, into bytes: inout [UInt8]
  ) throws(SystemError) -> Int {
    var result = 0
    var failure: SystemError?
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      repeat {
        result = unsafe Glibc.read(descriptor, buffer.baseAddress, count)
      } while result < 0 && errno == EINTR
      if result < 0 { failure = .last }
      initialized = max(result, 0)
    }
    if let failure { throw failure }
    if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
    return result
  }

  /// Writes all bytes of a range.
  static func write(
    _ descriptor: Int32, _ bytes: [UInt8], _ range: Range<Int>
  ) throws(SystemError) {
    var start = range.lowerBound
    while start < range.upperBound {
      let written = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Glibc.write(
          descriptor, buffer.baseAddress.map { unsafe $0 + start }, range.upperBound - start)
      }
      if written < 0 {
        if errno == EINTR { continue }
        throw SystemError.last
      }
      start += written
    }
  }

  static func synchronize(_ descriptor: Int32) throws(SystemError) {
    _ = try retried { fsync(descriptor) }
  }

  static func rename(_ old: String, to new: String) throws(SystemError) {
    guard unsafe Glibc.rename(old, new) == 0 else { throw SystemError.last }
  }

  static func remove(_ path: String) {
    unsafe _ = unlink(path)
  }

  static func setMode(_ mode: mode_t, of descriptor: Int32) throws(SystemError) {
    _ = try retried { fchmod(descriptor, mode) }
  }

  /// The path without symbolic links; nil if nothing is there.
  static func resolvedPath(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// What a symbolic link says; nil if there is none, or if it says more than a path can hold.
  static func linkTarget(_ path: String) -> String? {
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

  static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// How many columns the terminal has; nil if it does not tell.
  static func terminalWidth(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  /// The value of an environment variable.
  static func environmentVariable(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  static var processNumber: Int32 { getpid() }

  private static func retried(_ call: () -> Int32) throws(SystemError) -> Int32 {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw SystemError.last }
    }
  }
}

extension SystemCalls.FileStatus {
  fileprivate init(_ status: stat) {
    isRegular = status.st_mode & S_IFMT == S_IFREG
    size = Int(status.st_size)
    mode = status.st_mode & 0o7777
  }
}
