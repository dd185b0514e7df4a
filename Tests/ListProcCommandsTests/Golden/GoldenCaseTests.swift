import Foundation
import Testing

/// Every case of `Cases`, end to end against the built program.
@Suite(.serialized) struct GoldenCaseTests {
  @Test("a case comes out as it is written down", arguments: GoldenCase.all)
  func comesOut(of golden: GoldenCase) async throws {
    let scratch = try ScratchDirectory()
    for (name, bytes) in golden.inputs { try scratch.write(bytes, to: name) }
    let answer = try await ListProcProgram.run(
      try golden.command, in: scratch, standardInput: golden.standardInput,
      environment: golden.environment)
    if WordingUpdate.isWanted { try WordingUpdate.run(golden, messages: answer.messages) }
    #expect(!answer.isSignal, "the program was ended by signal \(answer.status)")
    let files = try scratch.files()
    guard let reason = KnownFailures.reasons[golden.name] else {
      return check(answer, files, golden)
    }
    if reason.hasPrefix("[unsafe-edit]") {
      #expect(answer.status == 2)
      #expect(answer.standardOutput.isEmpty)
      #expect(answer.messages.contains(" [unsafe-edit]\n"))
      #expect(files == golden.inputs)
    } else {
      #expect(answer.status == 0)
    }
    withKnownIssue("\(golden.name): \(reason)") { check(answer, files, golden) }
  }

  private func check(
    _ answer: ListProcProgram.Answer, _ files: [String: [UInt8]], _ golden: GoldenCase
  ) {
    #expect(answer.status == golden.status)
    expect(answer.standardError, is: Array(golden.standardError.utf8), "stderr")
    expect(answer.standardOutput, is: golden.standardOutput, "stdout")
    #expect(files.keys.sorted() == golden.outputs.keys.sorted())
    for (name, bytes) in golden.outputs {
      if let file = files[name] { expect(file, is: bytes, "file \(name)") }
    }
  }

  private func expect(_ actual: [UInt8], is expected: [UInt8], _ name: String) {
    guard actual != expected else { return }
    Issue.record(
      """
      \(name) differs; expected:
      \(CaseEscapes.encoded(expected))--- actual:
      \(CaseEscapes.encoded(actual))---
      """)
  }
}
