internal import Glibc

/// The stream for progress and failures; the table alone goes to standard output.
enum StandardError {
  /// Writes one line, as far as the stream takes it.
  static func write(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = unsafe bytes.withUnsafeBytes { unsafe Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
