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
}
