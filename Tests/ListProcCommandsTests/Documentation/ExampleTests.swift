import Foundation
import Testing

/// Every script in `examples` gives the result that stands beside it.
///
/// A folder holds `list.yaml`, or a list in another tool's shape whose name ends in `.yml`, and
/// scripts; `SCRIPT.expected` is what a script prints, and `SCRIPT.messages` what it says, each where
/// there is any. `rules.yaml` is a layout for `--layout`.
@Suite struct ExampleTests {
  /// The scripts of all examples, as `FOLDER/SCRIPT`.
  static let scripts: [String] = {
    let folders = (try? Repository.names(in: "examples")) ?? []
    return folders.flatMap { folder in
      ((try? Repository.names(in: "examples/\(folder)")) ?? [])
        .filter { $0.hasSuffix(".yaml") && !notScripts.contains($0) }
        .map { "\(folder)/\($0.dropLast(".yaml".count))" }
    }
  }()

  private static let notScripts: Set = ["list.yaml", "rules.yaml", ".listproc.yaml"]

  @Test func `there are examples`() throws {
    let folders = try Repository.names(in: "examples")
    #expect(folders.count >= 7)
    let tried = Set(Self.scripts.map { $0.split(separator: "/")[0] })
    // A change made by hand has no script; a test of its own shows what becomes of it.
    #expect(tried.union(["pull-request"]) == Set(folders.map { $0[...] }))
  }

  @Test(arguments: scripts)
  func `a script gives what stands beside it`(script: String) async throws {
    let parts = script.split(separator: "/").map(String.init)
    let scratch = try ScratchDirectory()
    let names = try Repository.names(in: "examples/\(parts[0])")
    for name in names {
      try scratch.write(try Repository.text("examples/\(parts[0])/\(name)"), to: name)
    }
    let list = try #require(names.first { $0 == "list.yaml" || $0.hasSuffix(".yml") })
    let layout = names.contains("rules.yaml") ? ["--layout", "rules.yaml"] : []
    let answer = try await ListProcProgram.run(
      ["apply"] + layout + ["-s", "\(parts[1]).yaml", list], in: scratch)
    let output = try? Repository.text("examples/\(script).expected")
    let messages = try? Repository.text("examples/\(script).messages")
    #expect(output != nil || messages != nil, "\(script) states no expected output")
    #expect(String(decoding: answer.standardOutput, as: UTF8.self) == output ?? "")
    #expect(answer.messages == messages ?? "")
    #expect((answer.status == 0) == (output != nil))
  }
}
