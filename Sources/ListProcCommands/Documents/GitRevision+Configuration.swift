internal import ListFormats
internal import SourceDiagnostics
internal import YAMLSyntax

/// The rules that a revision has for its lists (SPEC §9).
extension GitRevision {
  /// A file `.listproc.yaml` of the revision.
  private struct Found {
    /// What git calls its content.
    let object: String
    /// How many directories lead to it from the top of the repository.
    let depth: Int
  }

  /// Reads the `.listproc.yaml` of the revision that is nearest to a list; above the repository the one
  /// that is there now.
  ///
  /// - Parameters:
  ///   - path: the list's path in the revision.
  ///   - limits: those that files are read with.
  /// - Returns: what it says of the list, as `NearestConfiguration` does; or why it cannot be read.
  func configuration(
    for path: String, limits: ParsingLimits
  ) -> Result<LayoutFile?, FailedInput> {
    let (place, rest) = standingPlace(of: path)
    return run(["-C", place, "rev-parse", "--show-prefix"], label: path).flatMap { answer in
      let prefix = String(decoding: answer.output.bytes, as: UTF8.self).dropLast()
      let parts = NearestConfiguration.parts(of: prefix + "/" + rest)
      let directories = parts.dropLast()
      return nearest(in: Array(directories), from: place).flatMap { found in
        guard let found else {
          return NearestConfiguration.file(
            for: path, above: directories.count + 1, limits: limits, system: system)
        }
        let relative = parts[found.depth...].joined(separator: "/")
        let label = GitRevision.label(of: path, up: directories.count - found.depth)
        return content(found.object, named: "\(name):\(label)", from: place).flatMap { source in
          NearestConfiguration.read(source, about: relative, limits: limits)
        }
      }
    }
  }

  /// The deepest `.listproc.yaml` in some directories, each within the one before it.
  private func nearest(
    in directories: [String], from place: String
  ) -> Result<Found?, FailedInput> {
    let candidates = (0...directories.count).map { depth in
      (directories[..<depth] + [Configuration.fileName]).joined(separator: "/")
    }
    let arguments = ["-C", place, "ls-tree", "-z", "--full-tree", name, "--"] + candidates
    return run(arguments, label: name).map { answer in
      var found: Found?
      for line in answer.output.bytes.split(separator: 0) {
        // MODE TYPE OBJECT, a tab, and the path.
        guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
        let fields = line[..<tab].split(separator: UInt8(ascii: " "))
        let path = String(decoding: line[(tab + 1)...], as: UTF8.self)
        guard fields.count == 3, fields[0].starts(with: "100".utf8),
          let depth = candidates.firstIndex(of: path), depth >= found?.depth ?? 0
        else { continue }
        found = Found(object: String(decoding: fields[2], as: UTF8.self), depth: depth)
      }
      return found
    }
  }

  private func content(
    _ object: String, named label: String, from place: String
  ) -> Result<SourceText, FailedInput> {
    run(["-C", place, "cat-file", "blob", object], label: label).flatMap { answer in
      guard answer.status == 0 else {
        return .failure(failure("cannot read '\(label)'", answer.errors))
      }
      return .success(SourceText(name: label, bytes: answer.output.bytes))
    }
  }

  /// The path of a configuration that is some directories above a list's own.
  private static func label(of path: String, up levels: Int) -> String {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    _ = parts.popLast()
    parts.removeAll { $0 == "." }
    for _ in 0..<levels {
      if parts.isEmpty || parts.last == ".." { parts.append("..") } else { _ = parts.popLast() }
    }
    return (parts + [Configuration.fileName]).joined(separator: "/")
  }
}
