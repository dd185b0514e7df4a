/// Writes JSON (RFC 8259) token by token into a buffer of its own.
///
/// Commas, line breaks and indentation come by themselves:
///
///     var json = JSONWriter(isCompact: false)
///     json.beginObject()
///     json.field("status", "denied")
///     json.key("row")
///     json.beginArray()
///     json.integer(0)
///     json.endArray()
///     json.endObject()
///     json.endLine()
///
/// The calls must make a value of JSON: in objects a key before every value, and every beginning
/// with its end. Whoever writes much takes the bytes out of `buffer` now and then, at any point.
package struct JSONWriter: Sendable {
  /// What was written and has not been taken out, in UTF-8.
  package var buffer: [UInt8]

  /// Whether everything stands on one line without spaces, rather than on lines indented by two.
  package let isCompact: Bool

  private var depth = 0
  /// Whether nothing stands in the innermost open collection yet.
  private var isAtStart = true
  private var isAfterKey = false

  private static let spaces = [UInt8](repeating: UInt8(ascii: " "), count: 64)

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - isCompact: whether everything is to stand on one line.
  ///   - buffer: what is to be written on to.
  package init(isCompact: Bool, buffer: [UInt8] = []) {
    self.isCompact = isCompact
    self.buffer = buffer
  }
}

// MARK: - Collections

extension JSONWriter {
  /// Opens an object.
  package mutating func beginObject() { begin(UInt8(ascii: "{")) }

  /// Closes the innermost collection, an object.
  package mutating func endObject() { end(UInt8(ascii: "}")) }

  /// Opens an array.
  package mutating func beginArray() { begin(UInt8(ascii: "[")) }

  /// Closes the innermost collection, an array.
  package mutating func endArray() { end(UInt8(ascii: "]")) }

  /// Writes the key of the value that comes next.
  package mutating func key(_ name: String) {
    string(name)
    endKey()
  }

  /// Writes the key of the value that comes next.
  ///
  /// - Parameter name: UTF-8.
  package mutating func key(utf8 name: ArraySlice<UInt8>) {
    string(utf8: name)
    endKey()
  }

  /// Ends the line behind a whole value; another one may follow.
  package mutating func endLine() {
    buffer.append(UInt8(ascii: "\n"))
    isAtStart = true
  }

  private mutating func begin(_ bracket: UInt8) {
    beginValue()
    buffer.append(bracket)
    depth += 1
    isAtStart = true
  }

  private mutating func end(_ bracket: UInt8) {
    depth -= 1
    if !isAtStart { breakLine() }
    buffer.append(bracket)
    isAtStart = false
  }

  private mutating func endKey() {
    buffer.append(UInt8(ascii: ":"))
    if !isCompact { buffer.append(UInt8(ascii: " ")) }
    isAfterKey = true
  }

  /// Writes what stands between a value, or a key, and what came before it.
  mutating func beginValue() {
    guard !isAfterKey else {
      isAfterKey = false
      return
    }
    guard depth > 0 else { return }
    if !isAtStart { buffer.append(UInt8(ascii: ",")) }
    isAtStart = false
    breakLine()
  }

  private mutating func breakLine() {
    guard !isCompact else { return }
    buffer.append(UInt8(ascii: "\n"))
    var count = 2 * depth
    while count > 0 {
      let part = min(count, JSONWriter.spaces.count)
      buffer.append(contentsOf: JSONWriter.spaces[..<part])
      count -= part
    }
  }
}
