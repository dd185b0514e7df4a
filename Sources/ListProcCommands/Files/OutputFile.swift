internal import SourceDiagnostics

/// A file that an option names for output, such as `-o` or `--report`.
///
/// A regular file is replaced as a whole or stays as it was; a symbolic link stays one, and its
/// target is written. What is no regular file (a device, a pipe) is written to as it is.
struct OutputFile {
  /// The path as it was given.
  let path: String
  let system: SystemCalls

  /// Writes the file by itself.
  ///
  /// - Returns: nil if it was written; else why not, and the file is as it was.
  func write(_ bytes: [UInt8]) -> Diagnostic? {
    do throws(FileFailure) {
      if try isWrittenAsItIs {
        try writeAsItIs(bytes)
        return nil
      }
      let file = try replaced(for: .report)
      defer { file.release(system) }
      let change = FileChange(file: file, bytes: bytes, backupSuffix: nil)
      return FileCommit(system: system).run([change]).failure
    } catch {
      return error.diagnostic
    }
  }

  /// Whether it is no regular file, and none is to be made.
  var isWrittenAsItIs: Bool {
    get throws(FileFailure) {
      if Self.descriptor(named: path) != nil { return true }
      do {
        return try system.status(of: path)?.kind == .other
      } catch {
        throw .cannotWrite(path, error)
      }
    }
  }

  /// Writes to what is no regular file.
  func writeAsItIs(_ bytes: [UInt8]) throws(FileFailure) {
    do throws(SystemError) {
      if let descriptor = Self.descriptor(named: path) {
        return try system.write(descriptor, bytes, bytes.indices)
      }
      let descriptor = try system.openForWriting(path)
      do {
        try system.write(descriptor, bytes, bytes.indices)
      } catch {
        try? system.close(descriptor)
        throw error
      }
      try system.close(descriptor)
    } catch {
      throw .cannotWrite(path, error)
    }
  }

  /// The regular file that gets new content; it must be released.
  ///
  /// - Parameter purpose: what the file is held for if it is there.
  /// - Returns: the file, or that it is to be made.
  /// - Throws: why it cannot be written.
  func replaced(for purpose: HeldFile.Purpose) throws(FileFailure) -> FileChange.File {
    let isThere: Bool
    do {
      isThere = try system.status(of: path) != nil
    } catch {
      throw .cannotWrite(path, error)
    }
    return isThere ? .held(try HeldFile(path, for: purpose, system: system)) : .new(path)
  }

  /// The descriptor that a path means, as shells understand it.
  ///
  /// The system would open the file behind it once more, and write over what others have written
  /// there.
  private static func descriptor(named path: String) -> Int32? {
    switch path {
    case "/dev/stdout": return 1
    case "/dev/stderr": return 2
    default: break
    }
    for prefix in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(prefix) {
      return Int32(path.dropFirst(prefix.count))
    }
    return nil
  }
}
