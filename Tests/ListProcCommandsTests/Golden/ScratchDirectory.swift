import Foundation

/// A fresh directory for one run: what the program works in, and beside it its streams.
struct ScratchDirectory: ~Copyable {
  private let root: URL
  /// Where the program runs.
  let work: URL

  /// Makes a directory.
  ///
  /// - Parameter isInMemory: whether it had better be in memory, where files are written in no time.
  /// - Throws: the system's error.
  init(isInMemory: Bool = false) throws {
    let memory = URL(filePath: "/dev/shm", directoryHint: .isDirectory)
    let place =
      isInMemory && FileManager.default.isWritableFile(atPath: memory.path)
      ? memory : FileManager.default.temporaryDirectory
    root = place.appending(path: "listproc-\(UUID().uuidString)")
    work = root.appending(path: "work")
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  /// Writes a file into the directory.
  func write(_ bytes: [UInt8], to name: String) throws {
    let file = work.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Writes a text file into the directory.
  func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  /// All files in the directory, by name.
  func files() throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: work.path) {
      let url = work.appending(path: path)
      let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
      guard attributes[.type] as? FileAttributeType != .typeDirectory else { continue }
      files[path] = [UInt8](try Data(contentsOf: url))
    }
    return files
  }

  /// What a run has written to one of its streams.
  func stream(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: root.appending(path: name)))
  }

  func writer(to name: String) throws -> FileHandle {
    let file = root.appending(path: name)
    try Data().write(to: file)
    return try FileHandle(forWritingTo: file)
  }

  func reader(of bytes: [UInt8]) throws -> FileHandle {
    let file = root.appending(path: "stdin")
    try Data(bytes).write(to: file)
    return try FileHandle(forReadingFrom: file)
  }
}

extension ScratchDirectory {
  /// A list of two rows.
  static let list = "sections:\n  - rows:\n      - a\n      - b\n"

  /// A directory with that list in `list.yaml`.
  static func withList() throws -> ScratchDirectory {
    let scratch = try ScratchDirectory()
    try scratch.write(list, to: "list.yaml")
    return scratch
  }
}
