import Foundation
import Testing

/// A run that is ended at any moment leaves the old file or the new one (SPEC §7.2).
@Suite(.serialized) struct SignalTests {
  private static let new = "sections:\n  - rows:\n      - b\n"

  /// How long a run takes, in microseconds.
  private static let duration: UInt32 = {
    let start = ContinuousClock.now
    let runs = 5
    for _ in 0..<runs { _ = try? run(SIGCONT, after: 0) }
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return UInt32((seconds * 1_000_000 + attoseconds / 1_000_000_000_000) / Int64(runs))
  }()

  @Test(
    "a signal before any system call ends the program by that signal; both files are old, or both new",
    arguments: [SIGTERM, SIGQUIT])
  func signalBeforeEveryCall(_ signal: Int32) throws {
    var contents: [String] = []
    for position in 0... {
      let (end, files) = try Self.run(signal, before: position)
      if end == .exit(100) { break }
      #expect(end == .signal(signal), "call \(position)")
      #expect(files.keys.sorted() == ["a", "b"], "call \(position)")
      #expect(files["a"] == files["b"], "call \(position)")
      contents.append(files["a"] ?? "")
    }
    // Once the files are new they stay so, whatever comes.
    let old = contents.prefix { $0 == ScratchDirectory.list }
    #expect(old.count > 20)
    #expect(contents.dropFirst(old.count).allSatisfy { $0 == Self.new })
    #expect(contents.count > old.count + 5)
  }

  @Test("a program that is killed before any system call leaves each file old or new")
  func killBeforeEveryCall() throws {
    var leftBehind: Set<String> = []
    for position in 0... {
      let (end, files) = try Self.run(SIGKILL, before: position)
      if end == .exit(100) { break }
      #expect(end == .signal(SIGKILL))
      for name in ["a", "b"] {
        #expect(files[name] == ScratchDirectory.list || files[name] == Self.new, "call \(position)")
      }
      leftBehind.formUnion(files.keys)
    }
    #expect(leftBehind.filter { !["a", "b"].contains($0) && !$0.hasPrefix(".listproc.") } == [])
  }

  @Test(
    "a program that is ended at any moment leaves the old list or the new one",
    arguments: [SIGTERM, SIGKILL])
  func anyMoment(_ signal: Int32) throws {
    let times = 60
    var endedCount = 0
    for number in 0..<times {
      // Every moment of a run, and some after it, at even distances.
      let delay = Self.duration * 5 / 4 * UInt32(number) / UInt32(times)
      let (end, files) = try Self.run(signal, after: delay)
      switch end {
      case .exit(0): #expect(files["a"] == Self.new)
      case .signal(signal):
        #expect(files["a"] == ScratchDirectory.list || files["a"] == Self.new)
        endedCount += 1
      default: Issue.record("it has ended by \(end)")
      }
      if signal != SIGKILL { #expect(Set(files.keys) == ["a"]) }
    }
    #expect(endedCount > 0)
  }

  @Test("signals that the program's parent ignores do not end it")
  func ignoredSignals() async throws {
    let scratch = try ScratchDirectory.withList()
    let answer = try await ListProcProgram.shell(
      """
      program="$(dirname "$listproc")/InterruptedProgram"
      for signal in 1 2 3 15; do
        (trap '' $signal; "$program" 20 $signal apply -i -e 'move: {row: 0/0, to: end}' list.yaml)
        echo $?
      done
      """, in: scratch)
    #expect(answer.messages == "")
    #expect(answer.standardOutput == Array("0\n0\n0\n0\n".utf8))
    #expect(try scratch.files() == ["list.yaml": Array(ScratchDirectory.list.utf8)])
  }

  /// Runs the program on two files; it gets a signal before one of its system calls.
  private static func run(
    _ signal: Int32, before position: Int
  ) throws -> (end: SpawnedProgram.End, files: [String: String]) {
    let scratch = try ScratchDirectory(isInMemory: true)
    for name in ["a", "b"] { try scratch.write(ScratchDirectory.list, to: name) }
    let paths = ["a", "b"].map { scratch.work.appending(path: $0).path }
    let program = try SpawnedProgram(
      "InterruptedProgram",
      ["\(position)", "\(signal)", "apply", "-i", "-e", "delete-row: 0/0"] + paths)
    return (program.wait(), try texts(in: scratch))
  }

  /// Runs the program on one file; it gets a signal after some microseconds.
  private static func run(
    _ signal: Int32, after delay: UInt32
  ) throws -> (end: SpawnedProgram.End, files: [String: String]) {
    let scratch = try ScratchDirectory()
    try scratch.write(ScratchDirectory.list, to: "a")
    let path = scratch.work.appending(path: "a").path
    let program = try SpawnedProgram("listproc", ["apply", "-i", "-e", "delete-row: 0/0", path])
    usleep(delay)
    program.send(signal)
    return (program.wait(), try texts(in: scratch))
  }

  private static func texts(in scratch: borrowing ScratchDirectory) throws -> [String: String] {
    try scratch.files().mapValues { String(decoding: $0, as: UTF8.self) }
  }
}
