import Testing

/// Streams that cannot be read or written: every failure is told, and none is taken for success.
@Suite(.serialized) struct BrokenStreamTests {
  @Test(
    "a full device is [cannot-write] and exits 2",
    arguments: [
      "apply list.yaml", "show list.yaml", "show -t json list.yaml", "show list.yaml list.yaml",
      "show -t yaml list.yaml",
      "help", "help apply", "--version", "explain", "explain row-pinned",
    ])
  func fullDevice(_ command: String) async throws {
    let scratch = try ScratchDirectory.withList()
    let answer = try await ListProcProgram.shell("\"$listproc\" \(command) >/dev/full", in: scratch)
    #expect(answer.status == 2)
    #expect(
      answer.messages
        == "listproc: error: cannot write to standard output: No space left on device [cannot-write]\n"
    )
  }

  @Test("a full device is told once, however much is left to write")
  func fullDeviceOnce() async throws {
    let scratch = try ScratchDirectory()
    let rows = String(repeating: "      - a row of the list\n", count: 10_000)
    try scratch.write("sections:\n  - rows:\n" + rows, to: "big.yaml")
    let answer = try await ListProcProgram.shell(
      "\"$listproc\" show big.yaml big.yaml big.yaml >/dev/full", in: scratch)
    #expect(answer.status == 2)
    #expect(
      answer.messages
        == "listproc: error: cannot write to standard output: No space left on device [cannot-write]\n"
    )
  }

  @Test(
    "a closed standard output is [cannot-write], and no file takes its place",
    arguments: ["apply list.yaml", "show list.yaml", "--version"])
  func closedStandardOutput(_ command: String) async throws {
    let scratch = try ScratchDirectory.withList()
    let answer = try await ListProcProgram.shell("\"$listproc\" \(command) >&-", in: scratch)
    #expect(answer.status == 2)
    #expect(
      answer.messages
        == "listproc: error: cannot write to standard output: Bad file descriptor [cannot-write]\n")
    let files = try scratch.files()
    #expect(files == ["list.yaml": Array(ScratchDirectory.list.utf8)])
  }

  @Test("nothing to write to a closed standard output is no failure")
  func unusedStandardOutput() async throws {
    let scratch = try ScratchDirectory.withList()
    let answer = try await ListProcProgram.shell("\"$listproc\" check list.yaml >&-", in: scratch)
    #expect(answer.status == 0 && answer.messages == "")
  }

  @Test("a closed standard input is [cannot-read]")
  func closedStandardInput() async throws {
    let scratch = try ScratchDirectory.withList()
    let answer = try await ListProcProgram.shell("\"$listproc\" show - <&-", in: scratch)
    #expect(answer.status == 2)
    #expect(
      answer.messages
        == "listproc: error: cannot read '<stdin>': Bad file descriptor [cannot-read]\n")
  }

  @Test("messages to a closed standard error do not get into a file")
  func closedStandardError() async throws {
    let scratch = try ScratchDirectory.withList()
    try scratch.write(
      "sections:\n  - rows:\n      # x\n      # y\n      - a\n      - b\n", to: "list.yaml")
    let answer = try await ListProcProgram.shell(
      "\"$listproc\" apply -e 'delete-row: 0/0' -o out.yaml list.yaml 2>&-", in: scratch)
    #expect(answer.status == 0)
    let written = try scratch.files()["out.yaml"] ?? []
    #expect(String(decoding: written, as: UTF8.self) == "sections:\n  - rows:\n      - b\n")
  }

  @Test("a closed pipe ends the program quietly by SIGPIPE")
  func closedPipe() async throws {
    let scratch = try ScratchDirectory()
    let rows = (0..<20_000).map { "      - row number \($0)\n" }.joined()
    try scratch.write("sections:\n  - rows:\n\(rows)", to: "list.yaml")
    for command in ["apply", "show", "show -t json"] {
      let answer = try await ListProcProgram.shell(
        "{ \"$listproc\" \(command) list.yaml; echo $? >status; } | true", in: scratch)
      #expect(answer.messages == "")
      let status = try scratch.files()["status"] ?? []
      #expect(String(decoding: status, as: UTF8.self) == "141\n")
    }
  }
}
