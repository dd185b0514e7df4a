import Foundation

/// Starts something as a shell would: the threads that tests run on block signals, and what is
/// started inherits that.
///
/// - Parameter start: what starts a program.
/// - Returns: what it returns.
func withNoBlockedSignals<Result>(_ start: () throws -> Result) rethrows -> Result {
  var none = sigset_t()
  var before = sigset_t()
  unsafe sigemptyset(&none)
  unsafe pthread_sigmask(SIG_SETMASK, &none, &before)
  defer { unsafe _ = pthread_sigmask(SIG_SETMASK, &before, nil) }
  return try start()
}
