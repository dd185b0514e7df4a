internal import Glibc

extension SystemCalls {
  func status(of descriptor: Int32) throws(SystemError) -> FileStatus {
    var status = stat()
    _ = try make(.status, descriptor) { unsafe fstat(descriptor, &status) }
    return FileStatus(status)
  }

  /// What stands at a path, symbolic links followed.
  ///
  /// - Parameter path: the path.
  /// - Returns: the status; nil if nothing is there.
  /// - Throws: the system's error, unless it is that.
  func status(of path: String) throws(SystemError) -> FileStatus? {
    try status { unsafe stat(path, &$0) }
  }

  /// What has a name in a directory; a symbolic link is not followed.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - directory: the directory.
  /// - Returns: the status; nil if nothing has it.
  /// - Throws: the system's error, unless it is that.
  func status(of name: String, in directory: Int32) throws(SystemError) -> FileStatus? {
    try status { unsafe fstatat(directory, name, &$0, AT_SYMLINK_NOFOLLOW) }
  }

  private func status(
    _ call: (inout stat) -> Int32
  ) throws(SystemError) -> FileStatus? {
    var status = stat()
    do {
      _ = try make(.status) { call(&status) }
    } catch .missing {
      return nil
    }
    return FileStatus(status)
  }

  /// Makes sure that the program may write a file, without doing so.
  func checkWritable(_ path: String) throws(SystemError) {
    _ = try make(.access) { unsafe faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) }
  }

  /// What a symbolic link says.
  ///
  /// - Returns: the path in it; nil if there is none, or something else.
  func linkTarget(_ path: String) throws(SystemError) -> String? {
    // The kernel has no link that is as long as that.
    let capacity = Int(PATH_MAX)
    var result: Result<Int, SystemError> = .success(0)
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
      do throws(SystemError) {
        initialized = try unsafe buffer.withMemoryRebound(to: CChar.self) {
          buffer throws(SystemError) in
          guard let start = buffer.baseAddress else { return 0 }
          return try transfer(.linkTarget, nil, count: capacity) {
            unsafe readlink(path, start, $0)
          }
        }
      } catch {
        result = .failure(error)
      }
    }
    do {
      _ = try result.get()
    } catch {
      if error == .missing || error == .isNoLink { return nil }
      throw error
    }
    guard let target = String(validating: bytes, as: UTF8.self) else {
      throw SystemError.isNoText
    }
    return target
  }
}

extension FileStatus {
  fileprivate init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .directory
      case S_IFLNK: .symbolicLink
      default: .other
      }
    identity = FileIdentity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
    linkCount = Int(status.st_nlink)
    size = Int(status.st_size)
    mode = status.st_mode & 0o7777
    owner = status.st_uid
    group = status.st_gid
    contentTime = Time(status.st_mtim)
    changeTime = Time(status.st_ctim)
  }
}

extension FileStatus.Time {
  fileprivate init(_ time: timespec) {
    self.init(seconds: time.tv_sec, nanoseconds: time.tv_nsec)
  }
}
