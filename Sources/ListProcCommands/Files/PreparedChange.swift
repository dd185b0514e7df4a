/// A change of which all is done that may fail for want of space or permission: new content and
/// backup lie on the disk beside the file, and only two renamings remain.
struct PreparedChange {
  /// The path as it was given.
  let path: String
  /// The file.
  let place: FilePlace
  private var content: TemporaryFile
  private var backup: (file: TemporaryFile, path: String)?

  /// Prepares a change; signals must wait meanwhile.
  ///
  /// - Parameters:
  ///   - change: the change.
  ///   - system: the system calls.
  /// - Throws: why it cannot be done; nothing is left behind.
  init(_ change: FileChange, system: SystemCalls) throws(FileFailure) {
    path = change.file.path
    switch change.file {
    case .new(let path):
      do {
        place = try FilePlace(of: path, system: system)
      } catch {
        throw .cannotWrite(path, error)
      }
      content = try Self.temporary(change.bytes, for: place, like: nil, of: path, system: system)
    case .held(let held):
      place = held.place
      let attributes: FileAttributes
      do {
        attributes = try FileAttributes(of: held.descriptor, system: system)
      } catch {
        throw .cannotWrite(path, error)
      }
      content = try Self.temporary(
        change.bytes, for: place, like: attributes, of: path, system: system)
      guard let suffix = change.backupSuffix else { return }
      do throws(FileFailure) {
        backup = try Self.backup(of: held, attributes, suffix: suffix, system: system)
      } catch {
        content.remove(system)
        throw error
      }
    }
  }

  private static func backup(
    of held: HeldFile, _ attributes: FileAttributes, suffix: String, system: SystemCalls
  ) throws(FileFailure) -> (TemporaryFile, String) {
    let path = held.path + suffix
    let bytes: [UInt8]
    do {
      bytes = try held.content(system)
    } catch {
      throw .cannotWrite(path, error)
    }
    let file = try temporary(
      bytes, for: held.place.sibling(held.place.name + suffix), like: attributes,
      contentTime: held.status.contentTime, of: path, system: system)
    return (file, path)
  }

  private static func temporary(
    _ bytes: [UInt8], for place: FilePlace, like attributes: FileAttributes?,
    contentTime: FileStatus.Time? = nil, of path: String, system: SystemCalls
  ) throws(FileFailure) -> TemporaryFile {
    do {
      return try TemporaryFile(
        bytes, for: place, like: attributes, contentTime: contentTime, system: system)
    } catch  where error.isProtection {
      throw .cannotMakeFile(beside: path, error)
    } catch {
      throw .cannotWrite(path, error)
    }
  }

  /// Puts the old content in its place.
  mutating func keepOldContent(_ system: SystemCalls) throws(FileFailure) {
    guard let path = backup?.path else { return }
    do {
      try backup?.file.takePlace(system)
    } catch {
      throw .cannotWrite(path, error)
    }
  }

  /// Puts the new content in its place.
  mutating func takePlace(_ system: SystemCalls) throws(FileFailure) {
    do {
      try content.takePlace(system)
    } catch {
      throw .cannotWrite(path, error)
    }
  }

  /// Takes away what has not taken its place.
  func discard(_ system: SystemCalls) {
    content.remove(system)
    backup?.file.remove(system)
  }
}
