import Foundation
import Testing

/// Every script in `examples` gives the result that stands beside it.
///
/// A folder holds `list.yaml` and scripts; `SCRIPT.expected` is what a script prints, and
/// `SCRIPT.messages` what it says, each where there is any. Lists of other tools have the names that
/// those give them; the README shows what becomes of them, and its test runs that.
@Suite struct ExampleTests {
  /// The scripts of all examples, as `FOLDER/SCRIPT`.
  static let scripts: [String] = {
    let folders = (try? Repository.names(in: "examples")) ?? []
    return folders.flatMap { folder in
      let names = (try? Repository.names(in: "examples/\(folder)")) ?? []
      guard names.contains("list.yaml") else { return [String]() }
      return names.filter { $0.hasSuffix(".yaml") && $0 != "list.yaml" }.map {
        "\(folder)/\($0.dropLast(".yaml".count))"
      }
    }
  }()

  @Test func `there are examples`() {
    #expect(Self.scripts.count >= 3)
  }

  @Test(arguments: scripts)
  func `a script gives what stands beside it`(script: String) async throws {
    let parts = script.split(separator: "/").map(String.init)
    let scratch = try ScratchDirectory()
    for name in ["list.yaml", "\(parts[1]).yaml"] {
      try scratch.write(try Repository.text("examples/\(parts[0])/\(name)"), to: name)
    }
    let answer = try await ListProcProgram.run(
      ["apply", "-s", "\(parts[1]).yaml", "list.yaml"], in: scratch)
    let output = try? Repository.text("examples/\(script).expected")
    let messages = try? Repository.text("examples/\(script).messages")
    #expect(output != nil || messages != nil, "\(script) states no expected output")
    #expect(String(decoding: answer.standardOutput, as: UTF8.self) == output ?? "")
    #expect(answer.messages == messages ?? "")
    #expect((answer.status == 0) == (output != nil))
  }
}
