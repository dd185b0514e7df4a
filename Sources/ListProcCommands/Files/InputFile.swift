internal import ListFormats
internal import SourceDiagnostics
internal import YAMLSyntax

/// Reads whole files.
enum InputFile {
  /// The name under which messages speak of standard input.
  static let standardInputName = "<stdin>"

  private static let chunk = 1 << 16

  /// Reads a file, or standard input for `-`.
  ///
  /// - Parameters:
  ///   - path: the file's path.
  ///   - system: the system calls.
  /// - Returns: its text, named as messages name it; or why it cannot be read.
  /// - Complexity: O(*n*) in its size.
  static func read(_ path: String, system: SystemCalls) -> Result<SourceText, FailedInput> {
    let name = name(of: path)
    if path == "-" { return read(0, named: name, system: system) }
    let descriptor: Int32
    do {
      descriptor = try system.openForReading(path)
    } catch {
      return .failure(FailedInput(FileFailure.cannotRead(name, error).diagnostic))
    }
    defer { try? system.close(descriptor) }
    return read(descriptor, named: name, system: system)
  }

  /// Reads what is left of an open file.
  ///
  /// - Parameters:
  ///   - descriptor: the file; it stays open.
  ///   - name: its name in messages.
  ///   - system: the system calls.
  /// - Returns: its text; or why it cannot be read.
  /// - Complexity: O(*n*) in its size.
  static func read(
    _ descriptor: Int32, named name: String, system: SystemCalls
  ) -> Result<SourceText, FailedInput> {
    do {
      guard let bytes = try readAll(descriptor, system) else {
        let failure = SyntaxFailure(.tooLarge, at: 0..<0)
        return .failure(
          FailedInput(failure.diagnostic(in: SourceText(name: name, bytes: []))))
      }
      return .success(SourceText(name: name, bytes: bytes))
    } catch {
      return .failure(FailedInput(FileFailure.cannotRead(name, error).diagnostic))
    }
  }

  /// The name under which messages speak of a file.
  static func name(of path: String) -> String {
    path == "-" ? standardInputName : path
  }

  /// All bytes of a file; nil if they are too many.
  private static func readAll(
    _ descriptor: Int32, _ system: SystemCalls
  ) throws(SystemError) -> [UInt8]? {
    let status = try system.status(of: descriptor)
    let limit = ParsingLimits().sizeLimit
    guard !status.isRegular || status.size < limit else { return nil }
    var bytes: [UInt8] = []
    // One read more than the size tells the end of a file that does not grow meanwhile.
    var count = status.isRegular ? status.size : chunk
    while true {
      let read = try system.read(descriptor, count: max(count, 1), into: &bytes)
      if read == 0 { return bytes }
      guard bytes.count < limit else { return nil }
      count = chunk
    }
  }
}

/// Why an input is not there.
struct FailedInput: Error {
  let diagnostic: Diagnostic
  /// The operation that asks for what cannot be done, if one does.
  let operation: EditedOperation?

  init(_ diagnostic: Diagnostic, operation: EditedOperation? = nil) {
    self.diagnostic = diagnostic
    self.operation = operation
  }
}
