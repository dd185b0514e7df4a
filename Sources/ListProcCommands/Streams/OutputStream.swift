/// Standard output or standard error, written through one buffer.
struct OutputStream {
  /// From how many bytes on the buffer is written out.
  static let flushSize = 1 << 16

  let descriptor: Int32
  /// What has not been written.
  var buffer: [UInt8] = []

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  mutating func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
  }

  /// Writes bytes past the buffer, what it holds first.
  mutating func write(_ bytes: [UInt8]) throws(SystemError) {
    try flush()
    try SystemCalls.write(descriptor, bytes, bytes.indices)
  }

  /// Writes the buffer out.
  mutating func flush() throws(SystemError) {
    guard !buffer.isEmpty else { return }
    defer { buffer.removeAll(keepingCapacity: true) }
    try SystemCalls.write(descriptor, buffer, buffer.indices)
  }
}
