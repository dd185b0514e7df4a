internal import Glibc

/// A system call that failed, and the system's reason.
struct SystemError: Error, Equatable {
  /// `errno` as it was.
  let code: Int32

  /// The error that the last call left behind.
  static var last: SystemError { SystemError(code: errno) }

  /// The system's words for it.
  var message: String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: text)
  }
}

extension SystemError {
  /// The file is there already.
  static let exists = SystemError(code: EEXIST)
  /// Nothing is there.
  static let missing = SystemError(code: ENOENT)
  /// A signal interrupted the call.
  static let interrupted = SystemError(code: EINTR)
  /// It is a directory.
  static let isDirectory = SystemError(code: EISDIR)
  /// It is no directory.
  static let isNoDirectory = SystemError(code: ENOTDIR)
  /// The descriptor is not open, or not for that.
  static let badDescriptor = SystemError(code: EBADF)
  /// The program may not.
  static let forbidden = SystemError(code: EACCES)
  /// One symbolic link leads to another without end.
  static let linksInCircle = SystemError(code: ELOOP)
  /// What was asked of a symbolic link was asked of something else, or is no valid request.
  static let isNoLink = SystemError(code: EINVAL)
  /// A name is no UTF-8.
  static let isNoText = SystemError(code: EILSEQ)
  /// A result has no room.
  static let outOfRange = SystemError(code: ERANGE)

  /// Whether a directory or its file system may not be written.
  var isProtection: Bool { [EPERM, EACCES, EROFS].contains(code) }

  /// Whether the file system has no such thing, or the program no right to it: not the same as a
  /// thing that went wrong.
  var isUnsupportedOrForbidden: Bool {
    [EPERM, EACCES, EINVAL, ENOTSUP, EOPNOTSUPP, ENOSYS, ENODATA].contains(code)
  }
}
