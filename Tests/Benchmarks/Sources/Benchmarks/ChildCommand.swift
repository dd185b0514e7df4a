internal import Glibc

/// A program with its arguments, to be run as a child and measured.
struct ChildCommand {
  /// The program's path.
  let program: String
  /// The arguments after the program's name.
  let arguments: [String]
  /// The exit status that says that it did its work.
  var expectedStatus: Int32 = 0

  /// The few variables a child gets, so that a run does not depend on who starts it.
  private static let environment = ["PATH=/usr/bin:/bin", "LC_ALL=C.UTF-8", "TERM=dumb"]

  /// Runs the command to its end, its standard output thrown away.
  ///
  /// - Parameter messages: The file that gets its standard error.
  /// - Returns: What it used.
  /// - Throws: If it cannot be started, or ends in any other way than with that status.
  func run(messages: String) throws(BenchmarkError) -> ProcessUsage {
    var child = pid_t()
    let code = spawn(&child, messages: messages)
    guard code == 0 else { throw BenchmarkError("cannot start '\(program)'", code: code) }
    var status: Int32 = 0
    var usage = rusage()
    while unsafe wait4(child, &status, 0, &usage) < 0 {
      guard errno == EINTR else {
        throw BenchmarkError("cannot wait for '\(program)'", code: errno)
      }
    }
    guard status == expectedStatus << 8 else {
      let end = status & 0x7F == 0 ? "status \(status >> 8 & 0xFF)" : "signal \(status & 0x7F)"
      let words = ([program] + arguments).joined(separator: " ")
      throw BenchmarkError("'\(words)' ended with \(end)\(MessageFile.beginning(path: messages))")
    }
    return ProcessUsage(usage)
  }

  /// Starts the child.
  ///
  /// - Returns: 0, or the system's error number.
  private func spawn(_ child: inout pid_t, messages: String) -> Int32 {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    let creation = O_WRONLY | O_CREAT | O_TRUNC
    unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, messages, creation, 0o600)
    var words = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    var variables = unsafe Self.environment.map { unsafe strdup($0) } + [nil]
    defer { unsafe (words + variables).forEach { unsafe free($0) } }
    return unsafe posix_spawn(&child, program, &actions, nil, &words, &variables)
  }
}
