internal import Glibc

/// How large files are.
enum FileSize {
  /// The size of a file in bytes.
  static func bytes(path: String) throws(BenchmarkError) -> Int {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      throw BenchmarkError("cannot find '\(path)'", code: errno)
    }
    return Int(status.st_size)
  }
}
