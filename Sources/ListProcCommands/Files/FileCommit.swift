internal import SourceDiagnostics

/// Writes files: all or none of them, as far as that is in a program's hands (SPEC §7.2).
///
/// Everything that may fail for want of space or permission is done for every file before the first
/// changes, so that only renamings remain; if one of those fails, the others are taken back where
/// the file system can do that. A signal that asks the program to end is heard until then, and waits from
/// then on; in either case nothing temporary is left.
struct FileCommit {
  /// What has become of the changes.
  struct Outcome {
    /// How many of the changes, from the first on, stand.
    var writtenCount = 0
    /// Why the others do not.
    var failure: Diagnostic?
    /// The file that it failed at.
    var failedPath: String?
    /// What is worth knowing about those that stand.
    var warnings: [Diagnostic] = []
  }

  let system: SystemCalls

  /// Makes changes of different files.
  ///
  /// - Parameters:
  ///   - changes: the changes.
  ///   - announce: tells of them where that cannot be taken back; if it fails, nothing changes. Not called
  ///     if there are none.
  /// - Returns: what has become of them.
  /// - Complexity: O(*n*) in the bytes that are written.
  func run(
    _ changes: [FileChange], announcing announce: () throws(FileFailure) -> Void = {}
  ) -> Outcome {
    if changes.isEmpty { return Outcome() }
    return system.withSignalsWaiting { signals in
      var prepared: [PreparedChange] = []
      var writtenCount = 0
      var failure: FileFailure?
      do throws(FileFailure) {
        try prepare(changes, into: &prepared, signals)
        try announce()
        for index in prepared.indices { try prepared[index].keepOldContent(system) }
        for index in prepared.indices {
          let isLast = index == prepared.indices.last
          try prepared[index].takePlace(beforeOthers: !isLast, system)
          writtenCount += 1
        }
      } catch {
        failure = error
        while writtenCount > 0, prepared[writtenCount - 1].takeBack(system) { writtenCount -= 1 }
      }
      return Outcome(
        writtenCount: writtenCount,
        failure: failure?.diagnostic(of: changes.map(\.file.path), writtenCount: writtenCount),
        failedPath: failure?.path,
        warnings: synchronizeDirectories(of: prepared.prefix(writtenCount))
          + discard(prepared))
    }
  }

  /// Takes away all that is temporary.
  ///
  /// - Returns: warnings where that fails.
  private func discard(_ changes: [PreparedChange]) -> [Diagnostic] {
    var warnings: [Diagnostic] = []
    for change in changes {
      do {
        try change.discard(system)
      } catch {
        warnings.append(error.warning)
      }
    }
    return warnings
  }

  private func prepare(
    _ changes: [FileChange], into prepared: inout [PreparedChange],
    _ signals: SystemCalls.WaitingSignals
  ) throws(FileFailure) {
    for (number, change) in changes.enumerated() {
      prepared.append(
        try PreparedChange(change, number: number, system: system, signals: signals))
    }
    for change in prepared { try change.checkUnchanged(system) }
    if signals.isAskedToEnd { throw .cannotWrite(changes[0].file.path, .interrupted) }
  }

  /// Writes the new names to the disk.
  ///
  /// - Returns: warnings where that fails: the files are in their places by then.
  private func synchronizeDirectories(of changes: some Sequence<PreparedChange>) -> [Diagnostic] {
    var done: Set<FileIdentity> = []
    var warnings: [Diagnostic] = []
    for change in changes where done.insert(change.place.directoryIdentity).inserted {
      do {
        try change.synchronizeDirectory(system)
      } catch {
        // Some file systems cannot, and some directories may not be read.
        if error.isUnsupportedOrForbidden { continue }
        warnings.append(
          Diagnostic(
            .cannotWrite,
            "'\(change.path)' is written, but a crash of the system may undo that: "
              + error.message, at: nil, severity: .warning))
      }
    }
    return warnings
  }
}
