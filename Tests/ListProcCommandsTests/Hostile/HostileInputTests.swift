import Foundation
import Testing

/// What is made to hurt is answered with a position and a code, never with a trap or a hang.
@Suite(.serialized, .timeLimit(.minutes(2))) struct HostileInputTests {
  @Test("a hostile document has its code in 'check' and 'apply'", arguments: HostileInput.all)
  func isRefused(_ input: HostileInput) async throws {
    let scratch = try ScratchDirectory()
    try scratch.write(input.bytes(), to: "list.yaml")
    let check = try await ListProcProgram.run(["check", "list.yaml"], in: scratch)
    expect(check, hasStatus: 1, input)
    let apply = try await ListProcProgram.run(["apply", "list.yaml"], in: scratch)
    expect(apply, hasStatus: 2, input)
    #expect(apply.standardOutput.isEmpty)
  }

  @Test("a hostile script is refused", arguments: HostileInput.all)
  func isRefusedAsScript(_ input: HostileInput) async throws {
    let scratch = try ScratchDirectory()
    try scratch.write("sections: []\n", to: "list.yaml")
    try scratch.write(input.bytes(), to: "script.yaml")
    let answer = try await ListProcProgram.run(
      ["apply", "-s", "script.yaml", "list.yaml"], in: scratch)
    #expect(!answer.isSignal)
    if input.codes == ["not-a-list"] {
      #expect(answer.status == 0, "a script of nothing does nothing")
    } else {
      expect(answer, hasStatus: 2, input)
    }
  }

  @Test("aliases that expand to too much are refused as JSON, and read otherwise")
  func aliasBomb() async throws {
    let scratch = try ScratchDirectory()
    var text = "x-0: &a0 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]\n"
    for level in 1..<20 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "x-\(level): &a\(level) [\(aliases)]\n"
    }
    text += "sections:\n  - rows:\n      - {title: a, data: *a19}\n      - b\n"
    try scratch.write(text, to: "list.yaml")
    let json = try await ListProcProgram.run(["show", "-t", "json", "list.yaml"], in: scratch)
    #expect(json.status == 2 && !json.isSignal)
    #expect(json.messages.hasSuffix("[too-many-aliases]\n"))
    let check = try await ListProcProgram.run(["check", "list.yaml"], in: scratch)
    #expect(check.status == 0 && check.messages == "")
    let apply = try await ListProcProgram.run(
      ["apply", "-e", "delete-row: 0/1", "list.yaml"], in: scratch)
    #expect(apply.status == 0 && apply.messages == "")
    #expect(String(decoding: apply.standardOutput, as: UTF8.self) + "      - b\n" == text)
  }

  @Test("aliases that repeat what they name too often are refused", arguments: AliasInput.all)
  func repeatedEntries(_ input: AliasInput) async throws {
    let scratch = try ScratchDirectory()
    try scratch.write(input.text, to: "list.yaml")
    let check = try await ListProcProgram.run(
      ["check"] + input.options + ["list.yaml"], in: scratch)
    #expect(check.status == 1 && !check.isSignal)
    #expect(check.messages.hasSuffix("[too-many-aliases]\n"))
  }

  @Test("a scalar of 20 MB comes through")
  func hugeScalar() async throws {
    let scratch = try ScratchDirectory()
    let head = "sections:\n  - rows:\n      - "
    let huge = String(repeating: "long ", count: 4 << 20) + "x\n"
    try scratch.write(head + huge + "      - b\n", to: "list.yaml")
    let answer = try await ListProcProgram.run(
      ["apply", "-e", "delete-row: 0/1", "list.yaml"], in: scratch)
    #expect(answer.status == 0 && answer.messages == "")
    let isWhole = answer.standardOutput == Array((head + huge).utf8)
    #expect(isWhole)
  }

  @Test("a file of 4 GiB is too large")
  func tooLarge() async throws {
    let scratch = try ScratchDirectory()
    try scratch.write("", to: "list.yaml")
    let file = try FileHandle(forWritingTo: scratch.work.appending(path: "list.yaml"))
    try file.truncate(atOffset: 1 << 32)
    try file.close()
    for (command, status) in [("check", 1), ("apply", 2), ("show", 2)] as [(String, Int32)] {
      let answer = try await ListProcProgram.run([command, "list.yaml"], in: scratch)
      #expect(answer.status == status && !answer.isSignal)
      #expect(answer.messages.hasSuffix("[too-large]\n"))
    }
  }

  /// The last error has one of the input's codes and a position.
  private func expect(
    _ answer: ListProcProgram.Answer, hasStatus status: Int32, _ input: HostileInput
  ) {
    #expect(!answer.isSignal)
    #expect(answer.status == status)
    let errors = answer.messages.split(separator: "\n").compactMap { MessageLine($0) }
      .filter { $0.severity == "error" }
    #expect(!errors.isEmpty)
    for error in errors {
      #expect(input.codes.contains(error.code ?? ""), "\(answer.messages.prefix(500))")
      #expect(error.place.split(separator: ":").count == 3, "\(answer.messages.prefix(500))")
    }
  }
}
