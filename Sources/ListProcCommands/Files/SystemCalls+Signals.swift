internal import Glibc

extension SystemCalls {
  /// Lets signals wait while something is done that must not be left half done; those that have
  /// come meanwhile arrive when it is over.
  ///
  /// - Parameter work: what is done; it had better look at times whether it is asked to end.
  /// - Returns: what it returns.
  func withSignalsWaiting<Result>(_ work: (WaitingSignals) -> Result) -> Result {
    var all = sigset_t()
    var before = sigset_t()
    unsafe sigfillset(&all)
    unsafe pthread_sigmask(SIG_BLOCK, &all, &before)
    defer { unsafe _ = pthread_sigmask(SIG_SETMASK, &before, nil) }
    return work(WaitingSignals(blockedBefore: before))
  }

  /// Settles what signals do to the program, at its start.
  ///
  /// A write beyond the limit of a file's size fails rather than ends the program. And whoever
  /// quits the program wants no backtrace, which Swift's runtime would print.
  package func settleSignals() {
    _ = signal(SIGXFSZ, SIG_IGN)
    if !WaitingSignals.isIgnored(SIGQUIT) { _ = signal(SIGQUIT, SIG_DFL) }
  }

  /// The signals that have come while signals wait.
  struct WaitingSignals {
    fileprivate let blockedBefore: sigset_t

    /// Whether one of them asks the program to end, and will do so.
    var isAskedToEnd: Bool {
      var waiting = sigset_t()
      var blocked = blockedBefore
      guard unsafe sigpending(&waiting) == 0 else { return false }
      return [SIGHUP, SIGINT, SIGQUIT, SIGTERM].contains { signal in
        unsafe sigismember(&waiting, signal) == 1 && sigismember(&blocked, signal) == 0
          && !Self.isIgnored(signal)
      }
    }

    fileprivate static func isIgnored(_ signal: Int32) -> Bool {
      var action = sigaction()
      guard unsafe sigaction(signal, nil, &action) == 0 else { return false }
      // SIG_IGN, which is a cast in C, is 1.
      return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    }
  }
}
