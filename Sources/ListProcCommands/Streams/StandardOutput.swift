internal import SourceDiagnostics

/// Standard output; all writes to it are checked.
enum StandardOutput {
  /// Writes bytes.
  ///
  /// - Parameters:
  ///   - bytes: the bytes.
  ///   - system: the system calls.
  /// - Returns: nil if all were written; else why not.
  static func write(_ bytes: [UInt8], system: SystemCalls) -> Diagnostic? {
    do {
      try system.write(1, bytes, bytes.indices)
      return nil
    } catch {
      return failure(error)
    }
  }

  /// Says that standard output could not be written.
  static func failure(_ error: SystemError) -> Diagnostic {
    Diagnostic(.cannotWrite, "cannot write to standard output: \(error.message)", at: nil)
  }
}
