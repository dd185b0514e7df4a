internal import Glibc

/// Other programs, run without a shell.
extension SystemCalls {
  /// A program that runs.
  struct Child {
    /// Its number.
    let number: pid_t
    /// What it writes to its standard output.
    let output: Int32
    /// What it writes to its standard error.
    let errors: Int32
  }

  /// Starts a program that is found as the shell would find it. Its standard input is empty.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - arguments: those of its command line, its own name left out.
  /// - Returns: the program; `finish(_:)` has to be called for it, and its streams to be closed.
  /// - Throws: the system's error if it cannot be started.
  func start(_ name: String, _ arguments: [String]) throws(SystemError) -> Child {
    let output = try pipe()
    let errors: (read: Int32, write: Int32)
    do throws(SystemError) {
      errors = try pipe()
    } catch {
      closeAll(output.read, output.write)
      throw error
    }
    do throws(SystemError) {
      let number = try spawn(name, arguments, output: output.write, errors: errors.write)
      closeAll(output.write, errors.write)
      return Child(number: number, output: output.read, errors: errors.read)
    } catch {
      closeAll(output.read, output.write, errors.read, errors.write)
      throw error
    }
  }

  /// Waits for the end of a program.
  ///
  /// - Returns: its exit status; nil if a signal ended it.
  func finish(_ child: Child) throws(SystemError) -> Int32? {
    var status: Int32 = 0
    _ = try make(.wait) { unsafe waitpid(child.number, &status, 0) }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }

  private func closeAll(_ descriptors: Int32...) {
    for descriptor in descriptors { try? close(descriptor) }
  }

  private func pipe() throws(SystemError) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    _ = try make(.pipe) { unsafe Glibc.pipe(&ends) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private func spawn(
    _ name: String, _ arguments: [String], output: Int32, errors: Int32
  ) throws(SystemError) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe _ = posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
    unsafe posix_spawn_file_actions_adddup2(&actions, errors, 2)
    var words = unsafe ([name] + arguments).map { unsafe strdup($0) }
    unsafe words.append(nil)
    defer { unsafe words.forEach { unsafe free($0) } }
    var number: pid_t = 0
    _ = try make(.spawn) {
      let code = unsafe posix_spawnp(&number, name, &actions, nil, words, environ)
      guard code != 0 else { return 0 }
      errno = code
      return -1
    }
    return number
  }
}
