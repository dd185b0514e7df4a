internal import SourceDiagnostics

/// Why something cannot be done with a file.
struct FileFailure: Error {
  /// What is said of it.
  let diagnostic: Diagnostic
  /// The file, if it is the file's fault.
  let path: String?

  /// A failure that has been described already.
  init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
    path = nil
  }

  private init(_ id: DiagnosticID, _ path: String, _ message: String) {
    diagnostic = Diagnostic(id, message, at: nil)
    self.path = path
  }

  /// What is said of it where all has been done nevertheless.
  var warning: Diagnostic {
    Diagnostic(diagnostic.id, diagnostic.message, at: nil, severity: .warning)
  }

  /// What is said of it where several files were to be written, and it may have been one of the
  /// last.
  ///
  /// - Parameters:
  ///   - paths: all files.
  ///   - writtenCount: how many of them, from the first on, have been written nevertheless.
  /// - Returns: the message, with a note on each file if one has been written.
  func diagnostic(of paths: [String], writtenCount: Int) -> Diagnostic {
    guard writtenCount > 0 else { return diagnostic }
    let notes = paths.enumerated().map { index, path in
      Diagnostic.Note("'\(path)' has \(index < writtenCount ? "" : "not ")been written")
    }
    return Diagnostic(diagnostic.id, diagnostic.message, at: nil, notes: notes)
  }

  static func cannotRead(_ path: String, _ error: SystemError) -> FileFailure {
    FileFailure(
      .cannotRead, path, "cannot read '\(path)': \(error.message)")
  }

  static func cannotWrite(_ path: String, _ error: SystemError) -> FileFailure {
    FileFailure(
      .cannotWrite, path, "cannot write '\(path)': \(error.message)")
  }

  /// Nothing can be put beside the file.
  static func cannotMakeFile(beside path: String, _ error: SystemError) -> FileFailure {
    FileFailure(
      .cannotWrite, path,
      "cannot write '\(path)': no new file can be made in its directory: \(error.message)")
  }

  static func cannotLock(_ path: String, _ error: SystemError) -> FileFailure {
    FileFailure(
      .cannotWrite, path, "cannot write '\(path)': it cannot be locked: \(error.message)")
  }

  static func cannotRemove(_ path: String, _ error: SystemError) -> FileFailure {
    FileFailure(
      .cannotWrite, path, "cannot remove the temporary file '\(path)': \(error.message)")
  }

  static func noRegularFile(_ path: String) -> FileFailure {
    FileFailure(
      .cannotWrite, path, "cannot write '\(path)': only regular files are edited in place")
  }

  static func hardLinked(_ path: String, count: Int) -> FileFailure {
    FileFailure(
      .hardLinked, path, "'\(path)' has \(count) hard links")
  }

  static func changedMeanwhile(_ path: String) -> FileFailure {
    FileFailure(
      .changedMeanwhile, path, "'\(path)' has changed meanwhile")
  }
}
