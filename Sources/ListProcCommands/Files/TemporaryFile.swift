/// A file with new content that waits to take another's place in the same directory (SPEC §7.2).
///
/// Signals wait while there is one, so that it is taken away again in every case.
struct TemporaryFile {
  private static let tries = 0..<1000
  /// How much is written between two looks at whether the program is asked to end.
  private static let chunk = 1 << 20

  private let directory: Int32
  private let name: String
  private var isInPlace = false

  /// Writes a temporary file, to the disk.
  ///
  /// - Parameters:
  ///   - bytes: its content.
  ///   - directory: where it is made; it stays open as long as the file is there.
  ///   - original: the file whose attributes it gets; nil for a new file, which gets those that
  ///     new files get.
  ///   - contentTime: when its content is said to have been changed last; nil: now.
  ///   - system: the system calls.
  ///   - signals: the signals that wait meanwhile.
  /// - Throws: the system's error, or that a signal asks the program to end; no file is left.
  init(
    _ bytes: [UInt8], in directory: Int32, like original: FileAttributes?,
    contentTime: FileStatus.Time? = nil, system: SystemCalls,
    signals: SystemCalls.WaitingSignals
  ) throws(SystemError) {
    self.directory = directory
    let mode: UInt32 = original == nil ? 0o666 : 0o600
    let (name, descriptor) = try Self.opened(in: directory, mode: mode, system: system)
    self.name = name
    do throws(SystemError) {
      do throws(SystemError) {
        for start in stride(from: 0, to: bytes.count, by: Self.chunk) {
          if signals.isAskedToEnd { throw SystemError.interrupted }
          let end = min(start + Self.chunk, bytes.count)
          try system.write(descriptor, bytes, start..<end)
        }
        try original?.copy(to: descriptor, system: system)
        if let contentTime { try system.setContentTime(contentTime, of: descriptor) }
        try system.synchronize(descriptor)
      } catch {
        try? system.close(descriptor)
        throw error
      }
      try system.close(descriptor)
    } catch {
      remove(system)
      throw error
    }
  }

  private static func opened(
    in directory: Int32, mode: UInt32, system: SystemCalls
  ) throws(SystemError) -> (name: String, descriptor: Int32) {
    var failure = SystemError.exists
    for number in tries {
      // Short, whatever the file is called.
      let name = ".listproc.\(system.processNumber).\(number)~"
      do {
        return (name, try system.openNew(name, in: directory, mode: mode))
      } catch {
        failure = error
        if error != .exists { break }
      }
    }
    throw failure
  }

  /// Gives the file a name, in place of the file that has it.
  mutating func take(_ name: String, _ system: SystemCalls) throws(SystemError) {
    try system.rename(self.name, to: name, in: directory)
    isInPlace = true
  }

  /// Takes the file away unless it has taken its place.
  func remove(_ system: SystemCalls) {
    if !isInPlace { try? system.remove(name, in: directory) }
  }
}
