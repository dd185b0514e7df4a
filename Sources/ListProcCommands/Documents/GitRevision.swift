internal import SourceDiagnostics

/// Reads files as they are in a revision of a git repository, by `git` itself, without a shell.
struct GitRevision {
  /// What a revision knows of a file.
  enum Content {
    case text(SourceText)
    /// The revision is there, but the file is not in it.
    case absent
  }

  /// What a run of git answered with.
  struct Answer {
    let status: Int32?
    let output: SourceText
    let errors: String
  }

  /// The revision, as git takes it.
  let name: String
  let system: SystemCalls

  /// Creates a revision.
  init(_ name: String, system: SystemCalls) {
    self.name = name
    self.system = system
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: the file's path now.
  ///   - oldPath: its path in the revision; nil: the same.
  /// - Returns: its text, named `REV:PATH`; or why git does not tell.
  /// - Complexity: O(*n*) in its size.
  func read(_ path: String, at oldPath: String?) -> Result<Content, FailedInput> {
    let label = "\(name):\(oldPath ?? path)"
    let (place, rest) = standingPlace(of: oldPath ?? path)
    let object = "\(name):./\(rest)"
    return run(["-C", place, "show", object], label: label).flatMap { shown in
      if shown.status == 0 { return .success(.text(shown.output)) }
      return run(["-C", place, "rev-parse", "--verify", name + "^{commit}"], label: label).flatMap {
        revision in
        guard revision.status == 0 else {
          return .failure(failure("git knows no revision '\(name)' here", revision.errors))
        }
        return run(["-C", place, "cat-file", "-e", object], label: label).flatMap { found in
          if found.status == 0 {
            return .failure(failure("cannot read '\(label)'", shown.errors))
          }
          guard oldPath == nil else {
            return .failure(failure("there is no '\(oldPath ?? "")' in '\(name)'", ""))
          }
          return .success(.absent)
        }
      }
    }
  }

  /// A directory in which git can be asked for a path, and the path from there.
  ///
  /// The path's own directory may be gone since; the working directory is in the same repository.
  func standingPlace(of path: String) -> (directory: String, path: String) {
    let (directory, file) = GitRevision.split(path)
    return (try? system.status(of: directory)) != nil ? (directory, file) : (".", path)
  }

  /// Runs git.
  ///
  /// - Parameters:
  ///   - arguments: what it is asked.
  ///   - label: what messages call the answer.
  /// - Returns: the answer, whatever its status; or why it cannot be run.
  func run(_ arguments: [String], label: String) -> Result<Answer, FailedInput> {
    do throws(SystemError) {
      let child = try system.start("git", ["--no-pager"] + arguments)
      defer {
        try? system.close(child.output)
        try? system.close(child.errors)
      }
      let output = InputFile.read(child.output, named: label, system: system)
      let errors = InputFile.read(child.errors, named: label, system: system)
      let status = try system.finish(child)
      switch (output, errors) {
      case (.failure(let failure), _), (_, .failure(let failure)): return .failure(failure)
      case (.success(let text), .success(let message)):
        return .success(
          Answer(
            status: status, output: text, errors: String(decoding: message.bytes, as: UTF8.self)))
      }
    } catch {
      return .failure(
        FailedInput(
          Diagnostic(.cannotRead, "cannot read '\(label)': git: \(error.message)", at: nil)))
    }
  }

  /// A failure with the first line of what git said.
  func failure(_ message: String, _ errors: String) -> FailedInput {
    let line = errors.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    let reason = line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : line
    return FailedInput(
      Diagnostic(.cannotRead, reason.isEmpty ? message : "\(message): \(reason)", at: nil))
  }

  private static func split(_ path: String) -> (directory: String, file: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let directory = slash == path.startIndex ? "/" : String(path[..<slash])
    return (directory, String(path[path.index(after: slash)...]))
  }
}
