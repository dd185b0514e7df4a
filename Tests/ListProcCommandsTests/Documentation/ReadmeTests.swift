import Foundation
import Testing

/// What the README shows is what happens.
@Suite struct ReadmeTests {
  /// One `$ command` of the README with what it prints, standard output and messages together.
  struct Step: CustomTestStringConvertible {
    let command: String
    let output: String
    /// The commands of the same block before it, whose effects it sees.
    let before: [String]

    var testDescription: String { command }
  }

  /// The steps of all `console` blocks.
  static let steps: [Step] = {
    let text = (try? Repository.text("README.md")) ?? ""
    return blocks("console", of: text).flatMap { block in
      var steps: [Step] = []
      for part in ("\n" + block).components(separatedBy: "\n$ ").dropFirst() {
        let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
        steps.append(
          Step(
            command: String(lines[0]), output: lines.dropFirst().joined(separator: "\n"),
            before: steps.map(\.command)))
      }
      return steps
    }
  }()

  @Test func `the README shows the program at work`() {
    #expect(Self.steps.count >= 8)
  }

  @Test(arguments: steps)
  func `a command prints what the README says`(step: Step) async throws {
    let scratch = try ScratchDirectory()
    for folder in try Repository.names(in: "examples") {
      for name in try Repository.names(in: "examples/\(folder)") {
        let path = "examples/\(folder)/\(name)"
        try scratch.write(try Repository.text(path), to: path)
      }
    }
    let quiet = step.before.map { $0.hasPrefix("cd ") ? $0 : "{ \($0); } >/dev/null 2>&1" }
    let script = (quiet + [step.command]).joined(separator: "\n")
    let path = "PATH=\"$(dirname \"$listproc\"):$PATH\"; exec 2>&1\n"
    let answer = try await ListProcProgram.shell(path + script, in: scratch)
    let output = String(decoding: answer.standardOutput, as: UTF8.self)
    #expect(output.trimmingSuffix("\n") == step.output.trimmingSuffix("\n"))
  }

  @Test func `the commands for a shell are the two that set everything up and their kin`() throws {
    let commands = Self.blocks("sh", of: try Repository.text("README.md"))
    #expect(commands.contains { $0.hasSuffix("swift test") })
    #expect(commands.contains { $0.contains("swift run -c release listproc apply -s examples/") })
    for command in commands {
      for word in command.split(separator: " ") where word.hasPrefix("examples/") {
        #expect(
          FileManager.default.fileExists(atPath: Repository.root.appending(path: word).path))
      }
    }
  }

  private static func blocks(_ language: String, of text: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst().map {
      ($0.components(separatedBy: "\n```").first ?? "")
    }
  }
}

extension String {
  /// The text without a suffix, where it has it, however often.
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    var text = self
    while text.hasSuffix(suffix) { text.removeLast(suffix.count) }
    return text
  }
}
