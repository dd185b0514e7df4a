internal import Glibc

/// A new file that is written through one buffer.
///
/// What is generated never stands in memory as a whole: a child's peak memory, as the kernel counts it,
/// is at least its parent's when it was started.
struct FileWriter: ~Copyable {
  private let path: String
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private static let capacity = 64 * 1024

  /// Creates the file, or empties the one that is there.
  init(path: String) throws(BenchmarkError) {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw BenchmarkError("cannot create '\(path)'", code: errno) }
    self.path = path
    self.descriptor = descriptor
    buffer.reserveCapacity(Self.capacity + 4096)
  }

  deinit { close(descriptor) }

  /// Appends text.
  mutating func write(_ text: String) throws(BenchmarkError) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.capacity { try flush() }
  }

  /// Hands what is buffered to the system.
  mutating func flush() throws(BenchmarkError) {
    var written = 0
    while written < buffer.count {
      let count = unsafe buffer[written...].withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      guard count > 0 || errno == EINTR else {
        throw BenchmarkError("cannot write '\(path)'", code: errno)
      }
      written += max(count, 0)
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
