/// A regular file that gets new content, and that no other run edits until it is released
/// (SPEC §7.2).
///
/// What is locked is the file itself, so nothing is left behind and directories need not be
/// writable. An edit puts a new file in its place; whoever has waited for the old one takes the
/// new one then.
struct HeldFile {
  /// What a file is held for.
  enum Purpose {
    /// It is read, and what becomes of it written back.
    case edit
    /// Its content is replaced, whatever it is.
    case replacement
    /// The same, without waiting for others: no edit of it can be lost.
    case report
  }

  /// The path as it was given.
  let path: String
  /// Where that leads.
  let place: FilePlace
  /// The file, opened for reading if it is held for an edit.
  let descriptor: Int32
  /// The file as it was before anything was read.
  let status: FileStatus
  private let purpose: Purpose
  /// Whether the program may read the file.
  private let isReadable: Bool

  /// Waits until no other run holds the file, and holds it.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - purpose: what it is held for.
  ///   - system: the system calls.
  /// - Throws: why it cannot be edited: it cannot be read or written, is not regular, has several
  ///   names.
  init(_ path: String, for purpose: Purpose, system: SystemCalls) throws(FileFailure) {
    self.path = path
    self.purpose = purpose
    while true {
      let place = try Self.regularFile(path, for: purpose, system: system)
      let (descriptor, isReadable) = try Self.locked(path, for: purpose, system: system)
      do {
        let status = try system.status(of: descriptor)
        if try system.status(of: path)?.identity == status.identity {
          self.place = place
          self.descriptor = descriptor
          self.status = status
          self.isReadable = isReadable
          break
        }
        // Another run has put a new file in its place while this one waited.
        try? system.close(descriptor)
      } catch {
        try? system.close(descriptor)
        throw Self.failure(path, error, for: purpose)
      }
    }
    do throws(FileFailure) {
      try checkEditable(system)
    } catch {
      release(system)
      throw error
    }
  }

  /// Where a regular file is.
  private static func regularFile(
    _ path: String, for purpose: Purpose, system: SystemCalls
  ) throws(FileFailure) -> FilePlace {
    do throws(SystemError) {
      let place = try FilePlace(of: path, system: system)
      switch try system.status(of: path)?.kind {
      case .regular: return place
      case .directory: throw SystemError.isDirectory
      case nil: throw SystemError.missing
      case .symbolicLink, .other: break
      }
    } catch {
      throw failure(path, error, for: purpose)
    }
    throw .noRegularFile(path)
  }

  /// Opens the file, and waits until nobody else has locked it.
  private static func locked(
    _ path: String, for purpose: Purpose, system: SystemCalls
  ) throws(FileFailure) -> (descriptor: Int32, isReadable: Bool) {
    var (descriptor, isReadable) = try opened(path, for: purpose, system: system)
    if purpose == .report { return (descriptor, isReadable) }
    do {
      do {
        try system.lock(descriptor)
      } catch SystemError.badDescriptor where isReadable {
        // Some network file systems lock only what may be written through the descriptor. Others
        // are not bothered with a file that is opened for writing and not written.
        try? system.close(descriptor)
        descriptor = -1
        descriptor = try system.openForUpdating(path)
        try system.lock(descriptor)
      }
    } catch {
      if descriptor >= 0 { try? system.close(descriptor) }
      throw .cannotLock(path, error)
    }
    return (descriptor, isReadable)
  }

  private static func opened(
    _ path: String, for purpose: Purpose, system: SystemCalls
  ) throws(FileFailure) -> (descriptor: Int32, isReadable: Bool) {
    do {
      return (try system.openAtOnce(path), true)
    } catch SystemError.forbidden where purpose != .edit {
      // To replace a file one need not be able to read it.
    } catch {
      throw failure(path, error, for: purpose)
    }
    do {
      return (try system.openForWriting(path), false)
    } catch {
      throw .cannotWrite(path, error)
    }
  }

  private static func failure(
    _ path: String, _ error: SystemError, for purpose: Purpose
  ) -> FileFailure {
    purpose == .edit ? .cannotRead(path, error) : .cannotWrite(path, error)
  }

  /// Makes sure that the file has one name only and may be written.
  private func checkEditable(_ system: SystemCalls) throws(FileFailure) {
    guard status.linkCount <= 1 else { throw .hardLinked(path, count: status.linkCount) }
    do {
      try system.checkWritable(path)
    } catch {
      throw .cannotWrite(path, error)
    }
  }

  /// Makes sure that the file is still the one that is held, and as it was.
  ///
  /// - Parameters:
  ///   - directory: the directory in which its name is to be given to another file.
  ///   - system: the system calls.
  /// - Throws: that it has changed meanwhile.
  func checkUnchanged(in directory: Int32, _ system: SystemCalls) throws(FileFailure) {
    if purpose == .report { return }
    let isUnchanged: Bool
    do {
      let now = try system.status(of: path)
      let target = try system.status(of: place.name, in: directory)
      isUnchanged =
        now?.isSameVersion(as: status) == true && target?.identity == status.identity
    } catch {
      throw .cannotWrite(path, error)
    }
    guard isUnchanged else { throw .changedMeanwhile(path) }
  }

  /// The content of the file.
  func content(_ system: SystemCalls) throws(SystemError) -> [UInt8] {
    guard isReadable else { throw .forbidden }
    var bytes: [UInt8] = []
    while true {
      let count = max(status.size - bytes.count, 1 << 16)
      guard try system.read(descriptor, at: bytes.count, count: count, into: &bytes) > 0 else {
        return bytes
      }
    }
  }

  /// Lets others edit the file.
  func release(_ system: SystemCalls) {
    try? system.close(descriptor)
  }
}
