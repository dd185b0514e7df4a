internal import Glibc

/// A directory of this run's own, which goes with all that it holds when the value does.
struct TemporaryDirectory: ~Copyable {
  /// Where it is.
  let path: String

  /// Creates it in `$TMPDIR`, or else in `/tmp`.
  init() throws(BenchmarkError) {
    let parent = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/listproc-benchmarks-XXXXXX".utf8CString)
    let isMade = unsafe template.withUnsafeMutableBufferPointer { bytes in
      unsafe bytes.baseAddress.map { unsafe mkdtemp($0) != nil } ?? false
    }
    guard isMade else {
      throw BenchmarkError("cannot make a directory in '\(parent)'", code: errno)
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    for name in ScratchFile.allCases { unsafe unlink("\(path)/\(name.rawValue)") }
    unsafe rmdir(path)
  }

  /// The path of one of the files in it.
  func path(of file: ScratchFile) -> String { "\(path)/\(file.rawValue)" }
}

/// The files that a run makes.
enum ScratchFile: String, CaseIterable {
  /// The document of many rows.
  case largeDocument = "large.yaml"
  /// The document of about 6 kB.
  case smallDocument = "small.yaml"
  /// The random moves and deletes.
  case randomScript = "script.yaml"
  /// The changes that lead to another document, as a script.
  case changes = "changes.yaml"
  /// The large document with those changes.
  case changedDocument = "changed.yaml"
  /// What `apply -o` writes.
  case output = "output.yaml"
  /// What the last child said on standard error.
  case messages = "messages.txt"
}
