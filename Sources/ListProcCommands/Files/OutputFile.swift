internal import SourceDiagnostics

/// Writes a whole file: the new one takes the old one's place at once, or nothing happens
/// (SPEC §7.2).
struct OutputFile {
  private static let firstTries = 0..<100

  let system: SystemCalls

  /// Writes bytes to a path.
  ///
  /// A symbolic link stays one: its target is written. What is no regular file (a device, a pipe)
  /// is written to as it is.
  ///
  /// - Returns: nil if it was written; else why not, and the file is as it was.
  func write(_ bytes: [UInt8], to path: String) -> Diagnostic? {
    do {
      let target = system.resolvedPath(path) ?? targetOfDanglingLink(path)
      let status = try system.status(of: target)
      if let status, !status.isRegular {
        try writeInPlace(bytes, to: target)
      } else {
        try replace(target, with: bytes, mode: status?.mode)
      }
      return nil
    } catch {
      return Diagnostic(.cannotWrite, "cannot write '\(path)': \(error.message)", at: nil)
    }
  }

  /// What a symbolic link names although nothing is there, links to links followed; else the path.
  private func targetOfDanglingLink(_ path: String) -> String {
    var path = path
    for _ in 0..<40 {
      guard let target = system.linkTarget(path) else { return path }
      path = target.hasPrefix("/") ? target : "\(directory(of: path))/\(target)"
    }
    return path
  }

  private func writeInPlace(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let descriptor = try system.openForWriting(path, isNew: false)
    do {
      try system.write(descriptor, bytes, bytes.indices)
    } catch {
      try? system.close(descriptor)
      throw error
    }
    try system.close(descriptor)
  }

  private func replace(
    _ path: String, with bytes: [UInt8], mode: UInt32?
  ) throws(SystemError) {
    let directory = directory(of: path)
    let (temporary, descriptor) = try openTemporary(in: directory)
    do {
      try system.write(descriptor, bytes, bytes.indices)
      if let mode { try system.setMode(mode, of: descriptor) }
      try system.synchronize(descriptor)
    } catch {
      try? system.close(descriptor)
      try? system.remove(temporary)
      throw error
    }
    do {
      try system.close(descriptor)
      try system.rename(temporary, to: path)
    } catch {
      try? system.remove(temporary)
      throw error
    }
    // Some file systems cannot, some directories may not be read; the file is in its place by then.
    guard let folder = try? system.openForReading(directory) else { return }
    try? system.synchronize(folder)
    try? system.close(folder)
  }

  private func openTemporary(
    in directory: String
  ) throws(SystemError) -> (path: String, descriptor: Int32) {
    var failure = SystemError(code: 0)
    for attempt in Self.firstTries {
      let temporary = "\(directory)/.listproc.\(system.processNumber).\(attempt)~"
      do {
        return (temporary, try system.openForWriting(temporary, isNew: true))
      } catch {
        failure = error
        if error != .exists { break }
      }
    }
    throw failure
  }

  private func directory(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
