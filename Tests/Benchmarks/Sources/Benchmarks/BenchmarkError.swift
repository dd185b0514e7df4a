internal import Glibc

/// Something that could not be run, made or read.
struct BenchmarkError: Error {
  /// What went wrong, for the person who reads the terminal.
  let message: String

  /// Describes what went wrong.
  init(_ message: String) {
    self.message = message
  }

  /// Describes a failed system call.
  ///
  /// - Parameters:
  ///   - action: What was tried, such as `cannot open 'x'`.
  ///   - code: The system's error number.
  init(_ action: String, code: Int32) {
    guard let reason = unsafe strerror(code) else {
      self.init("\(action): error \(code)")
      return
    }
    self.init("\(action): \(unsafe String(cString: reason))")
  }
}
