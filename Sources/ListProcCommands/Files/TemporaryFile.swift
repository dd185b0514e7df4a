/// A file with new content that waits to take another's place in the same directory (SPEC §7.2).
///
/// Signals must wait while there is one, so that it is taken away again in every case.
struct TemporaryFile {
  private static let tries = 0..<1000
  /// How much is written between two looks at whether the program is asked to end.
  private static let chunk = 1 << 20

  private let path: String
  private let place: FilePlace
  private var isInPlace = false

  /// Writes a temporary file, to the disk.
  ///
  /// - Parameters:
  ///   - bytes: its content.
  ///   - place: whose place it is to take.
  ///   - original: the file whose attributes it gets; nil for a new file, which gets those that
  ///     new files get.
  ///   - contentTime: when its content is said to have been changed last; nil: now.
  ///   - system: the system calls.
  /// - Throws: the system's error, or that a signal asks the program to end; no file is left.
  init(
    _ bytes: [UInt8], for place: FilePlace, like original: FileAttributes?,
    contentTime: FileStatus.Time? = nil, system: SystemCalls
  ) throws(SystemError) {
    self.place = place
    let mode: UInt32 = original == nil ? 0o666 : 0o600
    let (path, descriptor) = try Self.opened(beside: place, mode: mode, system: system)
    self.path = path
    do throws(SystemError) {
      do throws(SystemError) {
        for start in stride(from: 0, to: bytes.count, by: Self.chunk) {
          if system.isAskedToEnd { throw SystemError.interrupted }
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
    beside place: FilePlace, mode: UInt32, system: SystemCalls
  ) throws(SystemError) -> (path: String, descriptor: Int32) {
    var failure = SystemError.exists
    for number in tries {
      // Short, whatever the file is called.
      let path = place.sibling(".listproc.\(system.processNumber).\(number)~").path
      do {
        return (path, try system.openNew(path, mode: mode))
      } catch {
        failure = error
        if error != .exists { break }
      }
    }
    throw failure
  }

  /// Puts the file in its place.
  mutating func takePlace(_ system: SystemCalls) throws(SystemError) {
    try system.rename(path, to: place.path)
    isInPlace = true
  }

  /// Takes the file away unless it has taken its place.
  func remove(_ system: SystemCalls) {
    if !isInPlace { try? system.remove(path) }
  }
}
