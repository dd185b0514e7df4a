/// Standard output or standard error, written through one buffer.
struct OutputStream {
  /// From how many bytes on the buffer is written out.
  static let flushSize = 1 << 16

  let descriptor: Int32
  private let system: SystemCalls
  /// What has not been written.
  var buffer: [UInt8] = []

  init(descriptor: Int32, system: SystemCalls) {
    self.descriptor = descriptor
    self.system = system
  }

  mutating func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
  }

  /// Writes the buffer out.
  mutating func flush() throws(SystemError) {
    try drain(&buffer)
  }

  /// Writes a buffer out; it is empty then, even if that fails.
  func drain(_ buffer: inout [UInt8]) throws(SystemError) {
    guard !buffer.isEmpty else { return }
    defer { buffer.removeAll(keepingCapacity: true) }
    try system.write(descriptor, buffer, buffer.indices)
  }
}
