import Foundation

/// The built program, beside the bundle of the tests.
enum ListProcProgram {
  /// What a run answered with.
  struct Answer: Sendable {
    let status: Int32
    /// Whether a signal ended the run; its number is the status then.
    let isSignal: Bool
    let standardOutput: [UInt8]
    let standardError: [UInt8]

    /// What is on standard error, as text.
    var messages: String { String(decoding: standardError, as: UTF8.self) }
  }

  static let url = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "listproc")

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - arguments: those of the command line.
  ///   - scratch: where it runs.
  ///   - standardInput: what it is fed; nil: `/dev/null`.
  ///   - environment: variables on top of a bare environment.
  /// - Returns: its exit status and what it has written.
  /// - Throws: the system's error if it cannot be started.
  static func run(
    _ arguments: [String], in scratch: borrowing ScratchDirectory, standardInput: [UInt8]? = nil,
    environment: [String: String] = [:]
  ) async throws -> Answer {
    try await run(
      url, arguments, in: scratch, standardInput: standardInput, environment: environment)
  }

  /// Runs a command of the shell, which finds the program as `$listproc`.
  static func shell(_ command: String, in scratch: borrowing ScratchDirectory) async throws
    -> Answer
  {
    try await run(
      URL(filePath: "/bin/sh"), ["-c", command], in: scratch, standardInput: nil,
      environment: ["listproc": url.path])
  }

  private static func run(
    _ executable: URL, _ arguments: [String], in scratch: borrowing ScratchDirectory,
    standardInput: [UInt8]?, environment: [String: String]
  ) async throws -> Answer {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = scratch.work
    process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    process.standardInput =
      if let standardInput { try scratch.reader(of: standardInput) } else { FileHandle.nullDevice }
    process.standardOutput = try scratch.writer(to: "stdout")
    process.standardError = try scratch.writer(to: "stderr")
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in continuation.resume() }
      do {
        try withNoBlockedSignals { try process.run() }
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
    return Answer(
      status: process.terminationStatus,
      isSignal: process.terminationReason == .uncaughtSignal,
      standardOutput: try scratch.stream("stdout"), standardError: try scratch.stream("stderr"))
  }
}
