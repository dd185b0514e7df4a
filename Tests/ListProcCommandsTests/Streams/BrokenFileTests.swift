import Testing

/// Files that cannot be read or written, in ways that hold for root too (SPEC §7.1, §7.2).
@Suite(.serialized) struct BrokenFileTests {
  @Test(
    "an unreadable file is [cannot-read] with the system's reason",
    arguments: [
      ("none.yaml", "No such file or directory"), (".", "Is a directory"),
      ("list.yaml/x", "Not a directory"), ("loop", "Too many levels of symbolic links"),
      ("/proc/self/mem", "Input/output error"), ("", "No such file or directory"),
    ])
  func unreadable(_ path: String, _ reason: String) async throws {
    let message = "listproc: error: cannot read '\(path)': \(reason) [cannot-read]\n"
    let scratch = try ScratchDirectory.withList()
    for command in [
      "check '\(path)'", "show '\(path)'", "apply '\(path)'", "apply -s '\(path)' list.yaml",
    ] {
      let answer = try await ListProcProgram.shell(
        "ln -sf loop loop; \"$listproc\" \(command)", in: scratch)
      #expect(answer.status == 2)
      #expect(answer.messages == message)
      #expect(answer.standardOutput.isEmpty)
    }
  }

  @Test(
    "an output that cannot be written is [cannot-write], and leaves nothing behind",
    arguments: [
      ("none/out.yaml", "No such file or directory"), ("list.yaml/out", "Not a directory"),
      ("directory", "Is a directory"), ("/proc/listproc-out.yaml", "No such file or directory"),
      ("", "No such file or directory"),
    ])
  func unwritable(_ path: String, _ reason: String) async throws {
    let scratch = try ScratchDirectory.withList()
    let answer = try await ListProcProgram.shell(
      "mkdir directory; \"$listproc\" apply -e 'delete-row: 0/0' -o '\(path)' list.yaml",
      in: scratch)
    #expect(answer.status == 2)
    #expect(
      answer.messages == "listproc: error: cannot write '\(path)': \(reason) [cannot-write]\n")
    let files = try scratch.files()
    #expect(files == ["list.yaml": Array(ScratchDirectory.list.utf8)])
  }

  @Test("a symbolic link stays one, even if nothing is where it points")
  func symbolicLink() async throws {
    let scratch = try ScratchDirectory.withList()
    let answer = try await ListProcProgram.shell(
      """
      mkdir sub; ln -s sub/target.yaml link; ln -s link chain
      for i in 1 2; do "$listproc" apply -o chain list.yaml || exit; done; readlink link chain
      """, in: scratch)
    #expect(answer.status == 0)
    #expect(String(decoding: answer.standardOutput, as: UTF8.self) == "sub/target.yaml\nlink\n")
    let files = try scratch.files()
    #expect(files["sub/target.yaml"] == Array(ScratchDirectory.list.utf8))
  }

  @Test("a name as long as names may be is written")
  func longName() async throws {
    let scratch = try ScratchDirectory.withList()
    let name = String(repeating: "x", count: 255)
    let answer = try await ListProcProgram.run(["apply", "-o", name, "list.yaml"], in: scratch)
    #expect(answer.status == 0)
    #expect(try scratch.files()[name] == Array(ScratchDirectory.list.utf8))
  }

  @Test("files that cannot be read stand in no other's way")
  func manyUnreadable() async throws {
    let scratch = try ScratchDirectory.withList()
    let answer = try await ListProcProgram.shell(
      "ulimit -n 20; mkdir -p d; \"$listproc\" show $(yes d | head -n 40) list.yaml", in: scratch)
    #expect(answer.status == 2)
    #expect(answer.messages.split(separator: "\n").count == 40)
    #expect(!answer.standardOutput.isEmpty)
  }

  @Test("a report that cannot be written is [cannot-write] and exits 2")
  func unwritableReport() async throws {
    let scratch = try ScratchDirectory.withList()
    let answer = try await ListProcProgram.run(
      ["apply", "--report", "none/report.json", "list.yaml"], in: scratch)
    #expect(answer.status == 2)
    #expect(
      answer.messages
        == "listproc: error: cannot write 'none/report.json': No such file or directory"
        + " [cannot-write]\n")
  }

  @Test("on a terminal, standard input is not waited for: a hint, and exit 2")
  func terminalInput() async throws {
    let scratch = try ScratchDirectory.withList()
    for command in ["show", "check -", "apply -e \"delete-row: 0/0\""] {
      let answer = try await ListProcProgram.shell(
        "script -qec '\"$listproc\" \(command)' /dev/null </dev/null", in: scratch)
      #expect(answer.status == 2)
      let text = String(decoding: answer.standardOutput, as: UTF8.self)
      #expect(text.contains("standard input is a terminal [usage]"))
      #expect(text.contains("usage: listproc"))
    }
  }

  @Test("on a terminal the source line and a caret follow a message")
  func caret() async throws {
    let scratch = try ScratchDirectory.withList()
    try scratch.write("mode: ä\nsections: []\n", to: "list.yaml")
    let answer = try await ListProcProgram.shell(
      "script -qec '\"$listproc\" check --format text list.yaml' /dev/null </dev/null", in: scratch)
    #expect(answer.status == 1)
    let text = String(decoding: answer.standardOutput, as: UTF8.self)
    #expect(text.contains("mode: ä\r\n"))
    #expect(text.contains("\r\n      \u{1B}[1;31m^"))
  }
}
