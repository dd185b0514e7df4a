internal import Glibc

/// A whole run: what is measured is made, measured in turn, and shown.
struct Benchmark {
  /// What the command line asks for.
  let options: BenchmarkOptions

  /// Measures everything and prints the table.
  ///
  /// - Returns: Whether everything ran.
  /// - Throws: If what is to be measured cannot be made.
  func run() throws(BenchmarkError) -> Bool {
    guard unsafe access(options.program, X_OK) == 0 else {
      throw BenchmarkError("cannot run '\(options.program)'", code: errno)
    }
    let directory = try TemporaryDirectory()
    let byteCount = try makeFiles(in: directory)
    let startUp = StartUpRun(options: options, document: directory.path(of: .smallDocument))
    let starts = startUp.measure(messages: directory.path(of: .messages))
    let run = LargeDocumentRun(options: options, byteCount: byteCount)
    let samples = try run.measure(in: directory)
    let summary = Summary(
      options: options, byteCount: byteCount, samples: samples, starts: starts,
      smallByteCount: try FileSize.bytes(path: directory.path(of: .smallDocument)))
    print(summary.text)
    return summary.isComplete
  }

  /// Writes the document that the large one is compared with.
  private func makeChangedDocument(
    from document: GeneratedDocument, in directory: borrowing TemporaryDirectory
  ) throws(BenchmarkError) {
    var changes = RandomScript(document: document, operationCount: options.changeCount)
    changes.hasArrivals = true
    try changes.write(to: directory.path(of: .changes))
    let command = ChildCommand(
      program: options.program,
      arguments: [
        "apply", "-s", directory.path(of: .changes), "-o", directory.path(of: .changedDocument),
        directory.path(of: .largeDocument),
      ])
    _ = try command.run(messages: directory.path(of: .messages))
  }

  /// Writes the documents and the scripts.
  ///
  /// - Returns: The size of the large document in bytes.
  private func makeFiles(in directory: borrowing TemporaryDirectory) throws(BenchmarkError) -> Int {
    StandardError.write("making a document of \(options.rowCount) rows in \(directory.path)")
    let document = GeneratedDocument(
      rowCount: options.rowCount, sectionCount: options.sectionCount)
    try document.write(to: directory.path(of: .largeDocument))
    let script = RandomScript(document: document, operationCount: options.operationCount)
    try script.write(to: directory.path(of: .randomScript))
    try makeChangedDocument(from: document, in: directory)
    let small = GeneratedDocument(rowCount: 105, sectionCount: 4)
    try small.write(to: directory.path(of: .smallDocument))
    return try FileSize.bytes(path: directory.path(of: .largeDocument))
  }
}
