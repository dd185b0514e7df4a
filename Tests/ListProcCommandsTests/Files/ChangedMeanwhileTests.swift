import Foundation
import ListProcCommands
import Synchronization
import Testing

/// A file that somebody else touches between reading and writing is left as it is then (SPEC §7.2).
@Suite struct ChangedMeanwhileTests {
  /// What somebody else does to a file.
  struct Interference: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Does it to `list.yaml` in a directory, where `other.yaml` and the symbolic link `link` are.
    let act: @Sendable (_ directory: String) throws -> Void
    /// The path by which the file is edited.
    var path = "list.yaml"
  }

  private static let other = "sections:\n  - rows:\n      - c\n      - d\n"

  static let interferences = [
    Interference(testDescription: "a line is added") { directory in
      let file = try #require(FileHandle(forUpdatingAtPath: directory + "/list.yaml"))
      try file.seekToEnd()
      try file.write(contentsOf: Data("# checked\n".utf8))
    },
    Interference(testDescription: "bytes are changed, and the time is set back") { directory in
      let path = directory + "/list.yaml"
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      let file = try #require(FileHandle(forUpdatingAtPath: path))
      try file.write(contentsOf: Data("# ".utf8))
      try FileManager.default.setAttributes(
        [.modificationDate: attributes[.modificationDate] as Any], ofItemAtPath: path)
    },
    Interference(testDescription: "another file takes its place") { directory in
      try FileManager.default.removeItem(atPath: directory + "/list.yaml")
      try FileManager.default.moveItem(
        atPath: directory + "/other.yaml", toPath: directory + "/list.yaml")
    },
    Interference(testDescription: "it is deleted") { directory in
      try FileManager.default.removeItem(atPath: directory + "/list.yaml")
    },
    Interference(testDescription: "it gets a second name") { directory in
      try FileManager.default.linkItem(
        atPath: directory + "/list.yaml", toPath: directory + "/second.yaml")
    },
    Interference(testDescription: "others may write it from now on") { directory in
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o666], ofItemAtPath: directory + "/list.yaml")
    },
    Interference(
      testDescription: "the symbolic link leads elsewhere",
      act: { directory in
        try FileManager.default.removeItem(atPath: directory + "/link")
        try FileManager.default.createSymbolicLink(
          atPath: directory + "/link", withDestinationPath: "other.yaml")
      }, path: "link"),
    Interference(testDescription: "its directory is another") { directory in
      try FileManager.default.moveItem(atPath: directory, toPath: directory + ".moved")
      try FileManager.default.createDirectory(
        atPath: directory, withIntermediateDirectories: false)
      try FileManager.default.copyItem(
        atPath: directory + ".moved/list.yaml", toPath: directory + "/list.yaml")
    },
  ]

  @Test(arguments: interferences, [SystemCalls.Kind.read, .write, .synchronize])
  func `what somebody else has done stays done`(
    interference: Interference, moment: SystemCalls.Kind
  ) throws {
    let scratch = try ScratchDirectory()
    let directory = scratch.work.path + "/lists"
    try scratch.write(ScratchDirectory.list, to: "lists/list.yaml")
    try scratch.write(Self.other, to: "lists/other.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: directory + "/link", withDestinationPath: "list.yaml")
    let state = Mutex((isDone: false, messages: [UInt8](), files: [String: [UInt8]]()))
    let work = scratch.work
    let system = SystemCalls { call in
      state.withLock { state in
        if call.kind == .write && call.descriptor == 2 {
          state.messages += call.bytes
          return .success(call.bytes.count)
        }
        if call.kind == moment && !state.isDone {
          state.isDone = true
          do { try interference.act(directory) } catch { Issue.record(error) }
          state.files = (try? Self.files(in: work)) ?? [:]
        }
        return nil
      }
    }
    let path = directory + "/" + interference.path
    let status = Program(system: system).run(["apply", "-i", "-e", "delete-row: 0/0", path])
    let (isDone, messages, files) = state.withLock { $0 }
    #expect(isDone)
    #expect(status == .trouble)
    // Before it is read, it may become something else than a list.
    #expect(
      moment == .read
        || String(decoding: messages, as: UTF8.self)
          == "listproc: error: '\(path)' has changed meanwhile [changed-meanwhile]\n"
    )
    let isTemporary = { (name: String) in name.contains(".listproc.") }
    #expect(try Self.files(in: work) == files.filter { !isTemporary($0.key) })
  }

  private static func files(in directory: URL) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: directory.path) {
      if let data = FileManager.default.contents(atPath: directory.path + "/" + path) {
        files[path] = [UInt8](data)
      }
    }
    return files
  }

  @Test("of several files none is written if one has changed meanwhile")
  func severalFiles() throws {
    let scratch = try ScratchDirectory()
    for name in ["a", "b"] { try scratch.write(ScratchDirectory.list, to: name) }
    let paths = ["a", "b"].map { scratch.work.appending(path: $0).path }
    let system = SystemCalls { call in
      if call.kind == .write && call.descriptor == 2 { return .success(call.bytes.count) }
      if call.kind == .setMode {
        try? FileManager.default.setAttributes(
          [.posixPermissions: 0o666], ofItemAtPath: paths[1])
      }
      return nil
    }
    let status = Program(system: system).run(["apply", "-i", "-e", "delete-row: 0/0"] + paths)
    #expect(status == .trouble)
    let list = Array(ScratchDirectory.list.utf8)
    #expect(try scratch.files() == ["a": list, "b": list])
  }

  @Test("standard input that another file has replaced is not written over it")
  func standardInput() async throws {
    let scratch = try ScratchDirectory.withList()
    try scratch.write(Self.other, to: "other.yaml")
    let answer = try await ListProcProgram.shell(
      """
      exec <list.yaml; mv other.yaml list.yaml
      "$listproc" apply -o list.yaml -e 'delete-row: 0/0'
      """, in: scratch)
    #expect(answer.status == 2)
    #expect(
      answer.messages
        == "listproc: error: 'list.yaml' has changed meanwhile [changed-meanwhile]\n")
    #expect(try scratch.files() == ["list.yaml": Array(Self.other.utf8)])
  }
}
