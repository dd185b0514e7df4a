internal import ListFormats
internal import SourceDiagnostics
internal import YAMLSyntax

/// The file `.listproc.yaml` in the directory of a list, or in the nearest one above it that has one
/// (SPEC §8).
enum NearestConfiguration {
  /// What it says of a list.
  ///
  /// - Parameters:
  ///   - path: the list's file, as it was given.
  ///   - levels: how many directories are left out, from the list's own on.
  ///   - limits: those that files are read with.
  ///   - system: the system calls.
  /// - Returns: nil if there is no such file, or it says nothing of the list; or why it cannot be read.
  static func file(
    for path: String, above levels: Int = 0, limits: ParsingLimits, system: SystemCalls
  ) -> Result<LayoutFile?, FailedInput> {
    guard path != InputFile.standardInputName, let working = system.workingDirectory else {
      return .success(nil)
    }
    var directory = parts(of: path.hasPrefix("/") ? path : working + "/" + path)
    guard var relative = directory.popLast() else { return .success(nil) }
    for _ in 0..<levels {
      guard let last = directory.popLast() else { return .success(nil) }
      relative = last + "/" + relative
    }
    while true {
      let candidate = "/" + (directory + [Configuration.fileName]).joined(separator: "/")
      let status: FileStatus?
      do {
        status = try system.status(of: candidate)
      } catch {
        return .failure(FailedInput(FileFailure.cannotRead(candidate, error).diagnostic))
      }
      if status?.isRegular == true {
        let name =
          candidate.hasPrefix(working + "/")
          ? String(candidate.dropFirst(working.utf8.count + 1)) : candidate
        return InputFile.read(candidate, system: system).flatMap { source in
          read(SourceText(name: name, bytes: source.bytes), about: relative, limits: limits)
        }
      }
      guard let last = directory.popLast() else { return .success(nil) }
      relative = last + "/" + relative
    }
  }

  /// What a configuration says of a list.
  ///
  /// - Parameters:
  ///   - source: its text.
  ///   - path: the list's path from its directory.
  ///   - limits: those that it is read with.
  /// - Returns: nil if it says nothing; or why it is no YAML.
  static func read(
    _ source: SourceText, about path: String, limits: ParsingLimits
  ) -> Result<LayoutFile?, FailedInput> {
    LoadedStream.parse(source, limits: limits).map { tree in
      let configuration = Configuration(tree)
      var file = configuration.file(for: path)
      guard file != nil || !configuration.diagnostics.isEmpty else { return nil }
      file = file ?? LayoutFile()
      file?.diagnostics = configuration.diagnostics
      return file
    }
  }

  /// The parts of a path that begins at a root, those that lead back taken out.
  static func parts(of path: String) -> [String] {
    var parts: [String] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." {
        _ = parts.popLast()
      } else {
        parts.append(String(part))
      }
    }
    return parts
  }
}
