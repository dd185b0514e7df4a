internal import Glibc

extension SystemCalls {
  /// Lets signals wait while something is done that must not be left half done; those that have
  /// come meanwhile arrive when it is over.
  ///
  /// - Parameter work: what is done; it had better ask `isAskedToEnd` at times.
  /// - Returns: what it returns.
  func withSignalsWaiting<Result>(_ work: () -> Result) -> Result {
    var all = sigset_t()
    var before = sigset_t()
    unsafe sigfillset(&all)
    unsafe pthread_sigmask(SIG_BLOCK, &all, &before)
    defer { unsafe _ = pthread_sigmask(SIG_SETMASK, &before, nil) }
    return work()
  }

  /// Whether a signal waits that asks the program to end, and is not ignored.
  var isAskedToEnd: Bool {
    var waiting = sigset_t()
    guard unsafe sigpending(&waiting) == 0 else { return false }
    return [SIGHUP, SIGINT, SIGQUIT, SIGTERM].contains { signal in
      unsafe sigismember(&waiting, signal) == 1 && !isIgnored(signal)
    }
  }

  private func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(signal, nil, &action) == 0 else { return false }
    // SIG_IGN, which is a cast in C, is 1.
    return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }

  /// Lets a write beyond the limit of a file's size fail rather than end the program.
  package func ignoreFileSizeSignal() {
    _ = signal(SIGXFSZ, SIG_IGN)
  }
}
