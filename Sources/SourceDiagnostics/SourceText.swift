/// The bytes of one input and the name under which messages speak of it.
package struct SourceText: Sendable {
  /// The name shown in messages: a path, `<stdin>`, or `-e 2`.
  package let name: String

  /// The input as it was read, a byte order mark included.
  package let bytes: [UInt8]

  /// Creates a source text.
  ///
  /// - Parameters:
  ///   - name: the name shown in messages.
  ///   - bytes: the input as it was read.
  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
