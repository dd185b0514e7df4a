import Foundation

/// The built program as a process of its own, to send signals to.
struct SpawnedProgram {
  /// Why a program cannot be started.
  struct Failure: Error {
    let code: Int32
  }

  /// How a program ends.
  enum End: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  private let process: pid_t

  /// Starts a program that is built beside the tests; it prints to where they do.
  init(_ name: String, _ arguments: [String]) throws {
    let path = ListProcProgram.url.deletingLastPathComponent().appending(path: name).path
    var process: pid_t = 0
    var words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var environment: [UnsafeMutablePointer<CChar>?] = unsafe [nil]
    let code = withNoBlockedSignals {
      unsafe posix_spawn(&process, path, nil, nil, &words, &environment)
    }
    guard code == 0 else { throw Failure(code: code) }
    self.process = process
  }

  func send(_ signal: Int32) {
    kill(process, signal)
  }

  /// Waits until the program ends.
  ///
  /// - Returns: how it has ended.
  func wait() -> End {
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
  }
}
