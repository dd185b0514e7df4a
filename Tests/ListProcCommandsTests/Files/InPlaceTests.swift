import Foundation
import ListProcCommands
import Synchronization
import Testing

/// Edits in place where the file system has its say (SPEC §7.2).
@Suite(.serialized) struct InPlaceTests {
  private static let edited = Array("sections:\n  - rows:\n      - b\n".utf8)
  private static let edit = "\"$listproc\" apply -i -e 'delete-row: 0/0'"

  /// A command that runs others without root's rights, or nothing where there are none; nil where
  /// root cannot do without.
  private static let asNobody: String? = {
    if geteuid() != 0 { return "" }
    let command = "/usr/bin/setpriv --reuid=65534 --regid=65534 --clear-groups"
    return succeeds("\(command) '\(ListProcProgram.url.path)' --version") ? command : nil
  }()

  /// Whether file systems can be mounted.
  private static let canMount = succeeds("unshare -m mount -t tmpfs -o size=64k none /mnt")

  private static func succeeds(_ command: String) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? withNoBlockedSignals { try process.run() }) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  @Test("a symbolic link stays one, and its target is edited; a chain of them too")
  func symbolicLinks() async throws {
    let scratch = try ScratchDirectory.withList()
    let answer = try await ListProcProgram.shell(
      """
      mkdir sub; mv list.yaml sub/; ln -s ../sub/list.yaml sub/link; ln -s "$PWD/sub/link" chain
      \(Self.edit) --backup chain && readlink sub/link && ls sub
      """, in: scratch)
    #expect(answer.messages == "" && answer.status == 0)
    #expect(
      answer.standardOutput == Array("../sub/list.yaml\nlink\nlist.yaml\nlist.yaml~\n".utf8))
    #expect(try scratch.files()["sub/list.yaml"] == Self.edited)
  }

  @Test(
    "a file with several hard links is refused, and nothing is written",
    arguments: ["apply -i list.yaml", "apply -o second list.yaml", "apply -o second other.yaml"])
  func hardLinks(_ command: String) async throws {
    let scratch = try ScratchDirectory.withList()
    let answer = try await ListProcProgram.shell(
      """
      cp list.yaml other.yaml; ln list.yaml second
      "$listproc" \(command) -e 'delete-row: 0/0'; status=$?; stat -c %h list.yaml; exit $status
      """, in: scratch)
    #expect(answer.status == 2)
    let name = command.contains("second") ? "second" : "list.yaml"
    #expect(answer.messages == "listproc: error: '\(name)' has 2 hard links [hard-linked]\n")
    #expect(answer.standardOutput == Array("2\n".utf8))
    let list = Array(ScratchDirectory.list.utf8)
    #expect(try scratch.files() == ["list.yaml": list, "other.yaml": list, "second": list])
  }

  @Test(
    "what may not be read, written or made is told with the system's reason, and nothing changes",
    .enabled(if: asNobody != nil, "as root everything is permitted, and 'setpriv' is missing"),
    arguments: [
      (
        "chmod 555 .", "list.yaml", "cannot-write",
        "cannot write 'list.yaml': no new file can be made in its directory: Permission denied"
      ),
      (
        "chmod 444 list.yaml", "list.yaml", "cannot-write",
        "cannot write 'list.yaml': Permission denied"
      ),
      (
        "chmod 222 list.yaml", "list.yaml", "cannot-read",
        "cannot read 'list.yaml': Permission denied"
      ),
      (
        "mkdir shut; mv list.yaml shut; chmod 600 shut", "shut/list.yaml", "cannot-read",
        "cannot read 'shut/list.yaml': Permission denied"
      ),
    ])
  func forbidden(_ before: String, _ path: String, _ code: String, _ message: String) async throws {
    let scratch = try ScratchDirectory.withList()
    let answer = try await ListProcProgram.shell(
      """
      chmod 777 .; \(before); [ "$(id -u)" != 0 ] || chown -R 65534:65534 .
      \(Self.asNobody ?? "") \(Self.edit) \(path); status=$?
      chmod 755 . shut 2>/dev/null; chmod 644 "\(path)"; exit $status
      """, in: scratch)
    #expect(answer.status == 2)
    #expect(answer.messages == "listproc: error: \(message) [\(code)]\n")
    #expect(try scratch.files() == [path: Array(ScratchDirectory.list.utf8)])
  }

  @Test(
    "a directory that may be written and not be read is enough",
    .enabled(if: asNobody != nil, "as root everything is permitted, and 'setpriv' is missing"))
  func unreadableDirectory() async throws {
    let scratch = try ScratchDirectory.withList()
    let answer = try await ListProcProgram.shell(
      """
      chmod 333 .; [ "$(id -u)" != 0 ] || chown -R 65534:65534 .
      \(Self.asNobody ?? "") \(Self.edit) list.yaml; status=$?; chmod 755 .; exit $status
      """, in: scratch)
    #expect(answer.status == 0 && answer.messages == "")
    #expect(try scratch.files() == ["list.yaml": Self.edited])
  }

  @Test(
    "in a full file system the file stays as it was",
    .enabled(if: canMount, "no file system can be mounted here"))
  func fullFileSystem() async throws {
    let scratch = try ScratchDirectory()
    let answer = try await ListProcProgram.shell(
      """
      unshare -m sh -c '
        mount -t tmpfs -o size=64k none . && cd "$PWD"
        { printf "sections:\\n  - rows:\\n"; yes "      - a" | head -n 3600; } >list.yaml
        sum="$(cksum list.yaml)"
        "$listproc" apply -i -e "delete-row: 0/0" list.yaml; echo $?
        [ "$sum" = "$(cksum list.yaml)" ] && ls -A
      '
      """, in: scratch)
    #expect(
      answer.messages
        == "listproc: error: cannot write 'list.yaml': No space left on device [cannot-write]\n")
    #expect(answer.standardOutput == Array("2\nlist.yaml\n".utf8))
  }

  @Test("beyond the limit of a file's size the file stays as it was")
  func sizeLimit() async throws {
    let scratch = try ScratchDirectory()
    let list = "sections:\n  - rows:\n" + String(repeating: "      - a row\n", count: 5000)
    try scratch.write(list, to: "list.yaml")
    for command in ["apply -i list.yaml", "apply list.yaml", "apply -o other.yaml list.yaml"] {
      let answer = try await ListProcProgram.shell(
        "ulimit -f 8; \"$listproc\" \(command) -e 'delete-row: 0/0'", in: scratch)
      #expect(answer.status == 2 && !answer.isSignal)
      #expect(answer.messages.hasSuffix(": File too large [cannot-write]\n"))
      #expect(try scratch.files() == ["list.yaml": Array(list.utf8)])
    }
  }

  @Test(
    "devices, pipes and open descriptors are written to as they are",
    arguments: [
      ("-o /dev/null list.yaml", "", ""),
      ("-o /dev/stdout list.yaml | cat", "B", ""),
      ("-o /dev/stdout list.yaml >>log; cat log", "logB", ""),
      ("-o /dev/fd/3 list.yaml 3>&1 | cat", "B", ""),
      ("-o pipe list.yaml & cat pipe", "B", ""),
      ("-o /dev/null --report /dev/null list.yaml", "", ""),
      (
        "-i --backup --report /dev/full list.yaml", "",
        "cannot write '/dev/full': No space left on device"
      ),
      ("-o /dev/full list.yaml", "", "cannot write '/dev/full': No space left on device"),
      ("-o /dev/fd/9 list.yaml", "", "cannot write '/dev/fd/9': Bad file descriptor"),
      ("-i pipe", "", "cannot write 'pipe': only regular files are edited in place"),
    ])
  func devices(_ arguments: String, _ output: String, _ message: String) async throws {
    let scratch = try ScratchDirectory.withList()
    let answer = try await ListProcProgram.shell(
      """
      printf log >log; mkfifo pipe
      "$listproc" apply -e 'delete-row: 0/0' \(arguments); status=$?; rm -f log pipe; exit $status
      """, in: scratch)
    let expected = output.replacing("B", with: String(decoding: Self.edited, as: UTF8.self))
    #expect(String(decoding: answer.standardOutput, as: UTF8.self) == expected)
    #expect(
      answer.messages == (message.isEmpty ? "" : "listproc: error: \(message) [cannot-write]\n"))
    #expect(answer.status == (message.isEmpty ? 0 : 2))
    #expect(try scratch.files() == ["list.yaml": Array(ScratchDirectory.list.utf8)])
  }

  @Test("a closed pipe ends the program before a file is written")
  func closedPipe() async throws {
    let scratch = try ScratchDirectory()
    let list = "sections:\n  - rows:\n" + String(repeating: "      - a\n", count: 30_000)
    try scratch.write(list, to: "list.yaml")
    let answer = try await ListProcProgram.shell(
      "{ \"$listproc\" apply -id -e 'delete-section: 0' list.yaml; echo $? >&2; } | true",
      in: scratch)
    #expect(answer.messages == "141\n")
    #expect(try scratch.files() == ["list.yaml": Array(list.utf8)])
  }

  @Test("names as long as names may be, with spaces, quotes, line breaks and no ASCII, are edited")
  func names() async throws {
    let scratch = try ScratchDirectory()
    let names = [
      String(repeating: "x", count: 255), "a b", "it's", "two\nlines", "リスト.yaml", "-", "~", ".x",
    ]
    for name in names { try scratch.write(ScratchDirectory.list, to: name) }
    let answer = try await ListProcProgram.run(
      ["apply", "-i", "-e", "delete-row: 0/0", "--"] + names.map { $0 == "-" ? "./-" : $0 },
      in: scratch)
    #expect(answer.messages == "" && answer.status == 0)
    #expect(
      try scratch.files() == Dictionary(uniqueKeysWithValues: names.map { ($0, Self.edited) }))
  }

  @Test("a backup whose name would be too long is told, and nothing is written")
  func longBackup() async throws {
    let scratch = try ScratchDirectory()
    let name = String(repeating: "x", count: 255)
    try scratch.write(ScratchDirectory.list, to: name)
    let answer = try await ListProcProgram.run(
      ["apply", "-i", "--backup", "-e", "delete-row: 0/0", name], in: scratch)
    #expect(answer.status == 2)
    #expect(
      answer.messages
        == "listproc: error: cannot write '\(name)~': File name too long [cannot-write]\n")
    #expect(try scratch.files() == [name: Array(ScratchDirectory.list.utf8)])
  }

  @Test("over a thousand files are edited at once, though few may be open")
  func manyFiles() async throws {
    let scratch = try ScratchDirectory(isInMemory: true)
    for number in 0..<1100 { try scratch.write(ScratchDirectory.list, to: "\(number).yaml") }
    let answer = try await ListProcProgram.shell(
      "ulimit -Sn 100; \(Self.edit) *.yaml", in: scratch)
    #expect(answer.messages == "" && answer.status == 0)
    let files = try scratch.files()
    #expect(files.count == 1100 && files.values.allSatisfy { $0 == Self.edited })
  }

  @Test("what cannot be taken back when a later file fails is told, in messages and report")
  func failureBetweenFiles() throws {
    let scratch = try ScratchDirectory()
    for name in ["a", "b", "c"] { try scratch.write(ScratchDirectory.list, to: name) }
    let paths = ["a", "b", "c"].map { scratch.work.appending(path: $0).path }
    let state = Mutex((messages: [UInt8](), renameCount: 0))
    let system = SystemCalls { call in
      state.withLock { state in
        switch call.kind {
        case .exchange: return .failure(EINVAL)
        case .rename:
          state.renameCount += 1
          return state.renameCount == 2 ? .failure(EACCES) : nil
        case .write where call.descriptor == 2:
          state.messages += call.bytes
          return .success(call.bytes.count)
        default: return nil
        }
      }
    }
    let status = Program(system: system).run(
      ["apply", "-i", "--report", "-", "-e", "delete-row: 0/0"] + paths)
    #expect(status == .trouble)
    let messages = state.withLock { String(decoding: $0.messages, as: UTF8.self) }
    let lines = messages.split(separator: "\n").map(String.init)
    #expect(
      Array(lines.prefix(4)) == [
        "listproc: error: cannot write '\(paths[1])': Permission denied [cannot-write]",
        "listproc: note: '\(paths[0])' has been written",
        "listproc: note: '\(paths[1])' has not been written",
        "listproc: note: '\(paths[2])' has not been written",
      ])
    #expect(
      lines.filter { $0.hasPrefix("    \"status\"") } == [
        "    \"status\": \"applied\",", "    \"status\": \"unchanged\",",
        "    \"status\": \"unchanged\",",
      ])
    let list = Array(ScratchDirectory.list.utf8)
    #expect(try scratch.files() == ["a": Self.edited, "b": list, "c": list])
  }

  @Test(
    "of several files none is written if one may not be replaced, which only shows at the end",
    .enabled(if: asNobody?.isEmpty == false, "this takes root, and 'setpriv'"))
  func stickyDirectory() async throws {
    let scratch = try ScratchDirectory()
    for name in ["a", "b"] { try scratch.write(ScratchDirectory.list, to: name) }
    let answer = try await ListProcProgram.shell(
      """
      chown 65534 a; chown 1234 b; chmod 666 a b; chmod 1777 .
      before="$(stat -c '%i %Y' a)"; \(Self.asNobody ?? "") \(Self.edit) a b; status=$?
      [ "$before" = "$(stat -c '%i %Y' a)" ] && exit $status
      """, in: scratch)
    #expect(answer.status == 2)
    #expect(
      answer.messages
        == "listproc: error: cannot write 'b': Operation not permitted [cannot-write]\n")
    let list = Array(ScratchDirectory.list.utf8)
    #expect(try scratch.files() == ["a": list, "b": list])
  }
}
