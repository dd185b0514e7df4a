internal import Glibc

/// What a child said on standard error.
enum MessageFile {
  /// The first 2,000 bytes of the file, on lines of their own; nothing if there are none.
  static func beginning(path: String) -> String {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 2000) { buffer, count in
      count = unsafe max(Glibc.read(descriptor, buffer.baseAddress, buffer.count), 0)
    }
    return bytes.isEmpty ? "" : "\n" + String(decoding: bytes, as: UTF8.self)
  }
}
