import Foundation
import ListProcCommands
import Testing

/// Every system call of a run fails once, in every way: each file is the old one or the new one,
/// and the exit status says which (SPEC §7.2).
@Suite struct FaultInjectionTests {
  /// A run that writes files.
  struct Scenario: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The arguments behind the operation; `@` stands for the directory.
    let arguments: String
    /// The files that get new content, in order.
    let written: [String]
    /// Whether they are there before, with the old list.
    var isThere = true
    /// Further files that are made, and what they begin with.
    var made: [String: String] = [:]
  }

  static let old = "sections:\n  - rows:\n      - a\n      - b\n"
  static let new = "sections:\n  - rows:\n      - b\n"

  static let scenarios = [
    Scenario(testDescription: "-i", arguments: "-i @/a", written: ["a"]),
    Scenario(testDescription: "-i on two files", arguments: "-i @/b @/a", written: ["b", "a"]),
    Scenario(
      testDescription: "-i with a backup and a report",
      arguments: "-i --backup --report @/r @/a", written: ["a"],
      made: ["a~": old, "r": "{\n  \"file\": "]),
    Scenario(testDescription: "-i by a symbolic link", arguments: "-i @/link", written: ["a"]),
    Scenario(testDescription: "-i with -d", arguments: "-id @/a", written: ["a"]),
    Scenario(testDescription: "-o to the input", arguments: "-o @/a @/a", written: ["a"]),
    Scenario(
      testDescription: "-o to another file", arguments: "-o @/b --backup=.old @/a",
      written: ["b"], made: ["b.old": old]),
    Scenario(
      testDescription: "-o to a new file", arguments: "-o @/new @/a", written: ["new"],
      isThere: false),
  ]

  @Test(arguments: scenarios, FaultySystem.Fault.allCases)
  func `a call that fails leaves files old or new, and the exit status says which`(
    scenario: Scenario, fault: FaultySystem.Fault
  ) throws {
    let calls = try outcome(of: scenario, FaultySystem()).run.calls
    try #require(calls.count > 15)
    for (position, kind) in calls.enumerated() {
      let outcome = try outcome(of: scenario, FaultySystem(at: position, fault))
      let comment = Comment("call \(position), \(kind), of \(calls.map(\.rawValue))")
      if fault.isHarmless {
        #expect(outcome.status == 0, comment)
        #expect(outcome.run.messages == [], comment)
      }
      check(outcome, of: scenario, kind, fault, comment)
    }
  }

  @Test func `a file system that locks only what may be written is content`() throws {
    let outcome = try outcome(of: Self.scenarios[0], FaultySystem(.lock, 0, .badDescriptor))
    #expect(outcome.status == 0 && outcome.run.messages.isEmpty)
    #expect(outcome.run.calls.count { $0 == .lock } == 2)
    #expect(outcome.files == ["a": Self.new, "b": Self.old])
  }

  /// What a run has left behind.
  struct Outcome {
    let status: Int32
    let run: FaultySystem.Run
    let files: [String: String]
  }

  private func outcome(of scenario: Scenario, _ system: FaultySystem) throws -> Outcome {
    let scratch = try ScratchDirectory(isInMemory: true)
    for name in ["a", "b"] { try scratch.write(Self.old, to: name) }
    try FileManager.default.createSymbolicLink(
      atPath: scratch.work.path + "/link", withDestinationPath: "a")
    let arguments = scenario.arguments.split(separator: " ").map {
      String($0.replacing("@", with: scratch.work.path))
    }
    let (status, run) = system(["apply", "-e", "delete-row: 0/0"] + arguments)
    let files = try scratch.files().filter { $0.key != "link" }
    return Outcome(
      status: status, run: run, files: files.mapValues { String(decoding: $0, as: UTF8.self) })
  }

  private func check(
    _ outcome: Outcome, of scenario: Scenario, _ kind: SystemCalls.Kind,
    _ fault: FaultySystem.Fault, _ comment: Comment
  ) {
    let messages = String(decoding: outcome.run.messages, as: UTF8.self)
    let contents = scenario.written.map { outcome.files[$0] }
    let old = scenario.isThere ? Self.old : nil
    let known = Set(["a", "b"] + scenario.written + scenario.made.keys)
    // What cannot be removed is told.
    for name in outcome.files.keys where !known.contains(name) {
      #expect(kind == .remove && messages.contains("/\(name)': "), comment)
    }
    for (name, start) in scenario.made {
      #expect(outcome.files[name]?.hasPrefix(start) != false, comment)
    }
    switch outcome.status {
    case 0:
      #expect(contents.allSatisfy { $0 == Self.new }, comment)
      for name in scenario.made.keys { #expect(outcome.files[name] != nil, comment) }
    case 2:
      #expect(messages.contains(": error: "), comment)
      if let reason = fault.reason { #expect(messages.contains(": \(reason) ["), comment) }
      #expect(contents.allSatisfy { $0 == old }, comment)
    default:
      Issue.record("exit status \(outcome.status); \(comment)")
    }
  }
}
