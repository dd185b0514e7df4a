import Foundation
import Testing

@testable import ListFormats

enum RealPatch {
  static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/patch")
}

/// What `patch -p0` makes of a diff. Where there is no `patch`, these tests say so and are skipped;
/// the README's command installs it.
@Suite(.enabled(if: RealPatch.isInstalled, "'patch' is not installed"))
struct RealPatchTests {
  @Test func `patch -p0 makes the new texts of two thousand old ones`() throws {
    var texts = RandomTexts(seed: 11)
    var files: [String: (old: [UInt8], new: [UInt8])] = [:]
    for number in 0..<2000 {
      files["f\(number)"] = texts.pair(lineCount: [3, 10, 40, 120][number % 4])
    }
    try check(files)
  }

  @Test(arguments: [
    "a b", "a  b", " a", "a ", #"a"b"#, #"a\b"#, #"\101"#, "a\tb", "a\nb", "a\rb", "\u{1}", "ü",
    "\"", "a\u{A0}b", "#a", "+++ a", "'", "@@", "-",
  ])
  func `patch -p0 finds a file by the name in the header`(name: String) throws {
    try check([name: (Array("a\nb\n".utf8), Array("b\nc".utf8))])
  }

  /// Writes the old texts, has one `patch -p0` apply all diffs, and compares what is there.
  private func check(_ files: [String: (old: [UInt8], new: [UInt8])]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "listproc-patch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var diffs: [UInt8] = []
    for (name, texts) in files {
      try Data(texts.old).write(to: folder.appending(path: name))
      UnifiedDiff(of: name, from: texts.old, to: texts.new, appearance: .exact)
        .append(to: &diffs, flushingAt: Int.max) { _ in }
    }
    let patchFile = folder.appending(path: "all.diff")
    try Data(diffs).write(to: patchFile)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/patch")
    process.arguments = ["-p0", "--silent", "--batch", "--fuzz=0", "--input=all.diff"]
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    for (name, texts) in files {
      // A file that becomes empty is taken away by some versions.
      let patched = (try? Data(contentsOf: folder.appending(path: name))) ?? Data()
      #expect([UInt8](patched) == texts.new, "\(name)")
    }
  }
}
