/// A change of which all is done that may fail for want of space or permission: new content and
/// backup lie on the disk beside the file, and only two renamings remain.
struct PreparedChange {
  /// The path as it was given.
  let path: String
  /// The file.
  let place: FilePlace
  private let held: HeldFile?
  /// The file's directory, wherever that may be moved.
  private let directory: Int32
  private var content: TemporaryFile
  private var backup: TemporaryFile?
  private let backupSuffix: String

  /// Prepares a change.
  ///
  /// - Parameters:
  ///   - change: the change.
  ///   - number: its number in the run, from 0.
  ///   - system: the system calls.
  ///   - signals: the signals that wait meanwhile.
  /// - Throws: why it cannot be done; nothing is left behind.
  init(
    _ change: FileChange, number: Int, system: SystemCalls, signals: SystemCalls.WaitingSignals
  ) throws(FileFailure) {
    path = change.file.path
    backupSuffix = change.backupSuffix ?? ""
    let attributes: FileAttributes?
    do throws(SystemError) {
      switch change.file {
      case .new(let path):
        held = nil
        place = try FilePlace(of: path, system: system)
        attributes = nil
      case .held(let file):
        held = file
        place = file.place
        attributes = try FileAttributes(of: file.descriptor, system: system)
      }
      directory = try system.openDirectory(place.directory)
    } catch {
      throw .cannotWrite(path, error)
    }
    do throws(SystemError) {
      content = try TemporaryFile(
        change.bytes, number: 2 * number, in: directory, like: attributes, system: system,
        signals: signals)
    } catch {
      try? system.close(directory)
      throw error.isProtection ? .cannotMakeFile(beside: path, error) : .cannotWrite(path, error)
    }
    guard let held, change.backupSuffix != nil else { return }
    do throws(SystemError) {
      backup = try TemporaryFile(
        try held.content(system), number: 2 * number + 1, in: directory, like: attributes,
        contentTime: held.status.contentTime, system: system, signals: signals)
    } catch {
      try? discard(system)
      throw .cannotWrite(path + backupSuffix, error)
    }
  }

  /// Makes sure that the file is still as it was.
  func checkUnchanged(_ system: SystemCalls) throws(FileFailure) {
    try held?.checkUnchanged(in: directory, system)
  }

  /// Puts the old content in its place.
  mutating func keepOldContent(_ system: SystemCalls) throws(FileFailure) {
    do {
      try backup?.take(place.name + backupSuffix, system)
    } catch {
      throw .cannotWrite(path + backupSuffix, error)
    }
  }

  /// Puts the new content in its place.
  ///
  /// - Parameters:
  ///   - mayFollow: whether further changes follow, which may fail, so that this one must be taken
  ///     back.
  ///   - system: the system calls.
  /// - Throws: why that cannot be done.
  mutating func takePlace(
    beforeOthers mayFollow: Bool, _ system: SystemCalls
  ) throws(FileFailure) {
    do {
      try content.take(place.name, keepingOld: mayFollow && held != nil, system)
    } catch {
      throw .cannotWrite(path, error)
    }
  }

  /// Writes the new names to the disk.
  func synchronizeDirectory(_ system: SystemCalls) throws(SystemError) {
    try system.synchronize(directory: directory)
  }

  /// Puts the old content in its place again.
  ///
  /// - Returns: whether it is there.
  mutating func takeBack(_ system: SystemCalls) -> Bool {
    do {
      try content.giveBack(place.name, isNew: held == nil, system)
      return true
    } catch {
      return false
    }
  }

  /// Takes away all that is temporary; nothing can be done with the change then.
  ///
  /// - Throws: why something is left.
  func discard(_ system: SystemCalls) throws(FileFailure) {
    defer { try? system.close(directory) }
    var failure: FileFailure?
    for file in [content, backup].compactMap({ $0 }) {
      do {
        try file.remove(system)
      } catch {
        failure = .cannotRemove(place.directory + "/" + file.name, error)
      }
    }
    if let failure { throw failure }
  }
}
