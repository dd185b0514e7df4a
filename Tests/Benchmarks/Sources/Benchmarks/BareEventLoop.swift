internal import CYAML
internal import Glibc

/// What every ratio is taken of: libyaml's events of a file, read and thrown away.
enum BareEventLoop {
  /// The hidden first argument that makes this program the bare loop, as a process of its own.
  static let subcommand = "bare-loop"

  /// Reads the file into memory and runs the loop over it until the stream ends.
  static func run(path: String) throws(BenchmarkError) {
    let bytes = unsafe try read(path: path)
    defer { unsafe bytes.deallocate() }
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { unsafe parser.deallocate() }
    guard unsafe yaml_parser_initialize(parser) == 1 else { throw BenchmarkError("no memory") }
    defer { unsafe yaml_parser_delete(parser) }
    unsafe yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    var event = unsafe yaml_event_t()
    var isAtEnd = false
    while !isAtEnd {
      guard unsafe yaml_parser_parse(parser, &event) == 1 else {
        throw BenchmarkError("libyaml does not accept '\(path)'")
      }
      isAtEnd = unsafe event.type == YAML_STREAM_END_EVENT
      unsafe yaml_event_delete(&event)
    }
  }

  /// Reads a whole file into memory that the caller gives back.
  private static func read(path: String) throws(BenchmarkError) -> UnsafeMutableBufferPointer<UInt8>
  {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw BenchmarkError("cannot open '\(path)'", code: errno) }
    defer { close(descriptor) }
    let byteCount = try FileSize.bytes(path: path)
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(byteCount, 1))
    var filled = 0
    while filled < byteCount {
      let count = unsafe Glibc.read(
        descriptor, bytes.baseAddress?.advanced(by: filled), byteCount - filled)
      guard count > 0 else {
        unsafe bytes.deallocate()
        throw BenchmarkError("cannot read '\(path)'", code: errno)
      }
      filled += count
    }
    return unsafe UnsafeMutableBufferPointer(rebasing: bytes[..<byteCount])
  }
}
