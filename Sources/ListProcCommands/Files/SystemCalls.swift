internal import Glibc

/// The system calls of the program; nothing else calls the C library for files.
///
/// It is handed down from `Program.run`, so that a test can stand in the way of each call.
package struct SystemCalls: Sendable {
  /// What a test does about a call; nil in the program.
  private let interposition: (@Sendable (Call) -> Answer?)?

  /// A call that is about to be made.
  package struct Call: Sendable {
    /// Which one.
    package let kind: Kind
    /// The descriptor that it is about; nil where it is about a path.
    package let descriptor: Int32?
    /// What it is to write; empty for all other calls.
    package let bytes: [UInt8]
  }

  /// What comes of a call that a test stands in the way of.
  package enum Answer: Sendable {
    /// It is not made and fails, with this `errno`.
    case failure(Int32)
    /// It is not made and succeeds with this result.
    case success(Int)
    /// It is made, but reads or writes this many bytes at most.
    case atMost(Int)
  }

  /// The system calls themselves.
  package init() {
    interposition = nil
  }

  /// System calls that somebody may stand in the way of.
  ///
  /// - Parameter interposition: asked before every single call, those that repeat an interrupted
  ///   one included; nil lets it be made.
  package init(interposition: @escaping @Sendable (Call) -> Answer?) {
    self.interposition = interposition
  }
}

extension SystemCalls {
  /// Makes a call, again as often as a signal interrupts it.
  ///
  /// - Parameters:
  ///   - kind: which call.
  ///   - descriptor: what it is about, if that is no path.
  ///   - call: the call; it answers with a number below 0 and `errno`, or with its result.
  /// - Returns: the result.
  /// - Throws: the system's error.
  func make(
    _ kind: Kind, _ descriptor: Int32? = nil, _ call: () -> Int32
  ) throws(SystemError) -> Int32 {
    Int32(truncatingIfNeeded: try transfer(kind, descriptor, count: 0) { _ in Int(call()) })
  }

  /// Makes a call that reads or writes some bytes, again as often as a signal interrupts it.
  ///
  /// - Parameters:
  ///   - kind: which call.
  ///   - descriptor: what it is about.
  ///   - count: how many bytes there are to read or write.
  ///   - bytes: what is to be written; evaluated only if somebody stands in the way.
  ///   - call: the call, with the number of bytes that it may read or write.
  /// - Returns: its result, with most calls how many bytes were read or written.
  /// - Throws: the system's error.
  func transfer(
    _ kind: Kind, _ descriptor: Int32?, count: Int, bytes: @autoclosure () -> [UInt8] = [],
    _ call: (_ count: Int) -> Int
  ) throws(SystemError) -> Int {
    while true {
      var count = count
      var failure: Int32?
      if let interposition {
        switch interposition(Call(kind: kind, descriptor: descriptor, bytes: bytes())) {
        case .success(let result): return result
        case .failure(let code): failure = code
        case .atMost(let limit): count = min(count, limit)
        case nil: break
        }
      }
      if failure == nil {
        let result = call(count)
        if result >= 0 { return result }
      }
      let error = failure.map(SystemError.init(code:)) ?? .last
      // A descriptor is gone after an interrupted close; closing again could hit another's.
      if error == .interrupted, kind == .close { return 0 }
      if error != .interrupted { throw error }
    }
  }
}
