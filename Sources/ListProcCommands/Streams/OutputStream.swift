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

  /// Writes the buffer out.
  mutating func flush() throws(SystemError) {
    try OutputStream.drain(&buffer, to: descriptor)
  }

  /// Writes a buffer out; it is empty then, even if that fails.
  static func drain(_ buffer: inout [UInt8], to descriptor: Int32) throws(SystemError) {
    guard !buffer.isEmpty else { return }
    defer { buffer.removeAll(keepingCapacity: true) }
    try SystemCalls.write(descriptor, buffer, buffer.indices)
  }
}
