internal import Glibc

extension SystemCalls {
  /// Waits until nobody else has locked the file, and locks it until the descriptor is closed.
  ///
  /// - Parameter descriptor: the file, opened for reading or writing.
  /// - Throws: the system's error.
  func lock(_ descriptor: Int32) throws(SystemError) {
    _ = try make(.lock, descriptor) { flock(descriptor, LOCK_EX) }
  }

  /// Permits the program as many open files as it needs, if the system lets it.
  ///
  /// - Parameter count: how many are needed, besides a few.
  func permitDescriptors(_ count: Int) {
    var limit = rlimit()
    guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    let needed = rlim_t(count) + 64
    guard limit.rlim_cur < needed else { return }
    limit.rlim_cur = min(needed, limit.rlim_max)
    unsafe _ = setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }
}
