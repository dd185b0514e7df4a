/// A file with new content that waits to take another's place in the same directory (SPEC §7.2).
///
/// Signals wait while there is one, so that it is taken away again in every case.
struct TemporaryFile {
  private static let tries = 1000
  /// How much is written between two looks at whether the program is asked to end.
  private static let chunk = 1 << 20

  /// What has become of it.
  private enum State {
    /// It waits.
    case waiting
    /// It has taken a name.
    case inPlace
    /// It has changed names with an old file, which waits in its stead.
    case exchanged
  }

  private let directory: Int32
  /// Its name as long as it waits.
  let name: String
  private var state = State.waiting

  /// Writes a temporary file, to the disk.
  ///
  /// - Parameters:
  ///   - bytes: its content.
  ///   - number: its number among those of the run, from 0.
  ///   - directory: where it is made; it stays open as long as the file is there.
  ///   - original: the file whose attributes it gets; nil for a new file, which gets those that
  ///     new files get.
  ///   - contentTime: when its content is said to have been changed last; nil: now.
  ///   - system: the system calls.
  ///   - signals: the signals that wait meanwhile.
  /// - Throws: the system's error, or that a signal asks the program to end; no file is left.
  init(
    _ bytes: [UInt8], number: Int, in directory: Int32, like original: FileAttributes?,
    contentTime: FileStatus.Time? = nil, system: SystemCalls,
    signals: SystemCalls.WaitingSignals
  ) throws(SystemError) {
    self.directory = directory
    let mode: UInt32 = original == nil ? 0o666 : 0o600
    let (name, descriptor) = try Self.opened(
      in: directory, from: number, mode: mode, system: system)
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
      try? remove(system)
      throw error
    }
  }

  private static func opened(
    in directory: Int32, from start: Int, mode: UInt32, system: SystemCalls
  ) throws(SystemError) -> (name: String, descriptor: Int32) {
    var failure = SystemError.exists
    for number in start..<start + tries {
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
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - keepsOld: whether the old file is to be kept, as far as the file system can do that, so
  ///     that this can be taken back.
  ///   - system: the system calls.
  /// - Throws: the system's error; nothing has changed then.
  mutating func take(
    _ name: String, keepingOld keepsOld: Bool = false, _ system: SystemCalls
  ) throws(SystemError) {
    if keepsOld {
      do {
        try system.exchange(self.name, name, in: directory)
        state = .exchanged
        return
      } catch  where error.isUnsupportedOrForbidden {
        // If it is forbidden, the other way is too.
      }
    }
    try system.rename(self.name, to: name, in: directory)
    state = .inPlace
  }

  /// Gives the old file its name again; or if there was none, takes the name away.
  ///
  /// - Parameters:
  ///   - name: the name that was taken.
  ///   - isNew: whether there was no old file.
  ///   - system: the system calls.
  /// - Throws: the system's error, or that the old file was not kept; nothing has changed then.
  mutating func giveBack(
    _ name: String, isNew: Bool, _ system: SystemCalls
  ) throws(SystemError) {
    switch state {
    case .waiting: break
    case .exchanged:
      try system.exchange(self.name, name, in: directory)
      state = .waiting
    case .inPlace:
      guard isNew else { throw .missing }
      try system.remove(name, in: directory)
    }
  }

  /// Takes away what waits.
  func remove(_ system: SystemCalls) throws(SystemError) {
    if state != .inPlace { try system.remove(name, in: directory) }
  }
}
