internal import Glibc

/// What a process had used when it ended.
struct ProcessUsage {
  /// CPU time, user and system, in microseconds.
  var processorTime: Int
  /// The most memory that was resident at a time, in bytes.
  var peakMemory: Int

  /// Takes over what the kernel counted.
  init(_ usage: rusage) {
    let user = usage.ru_utime.tv_sec * 1_000_000 + Int(usage.ru_utime.tv_usec)
    let system = usage.ru_stime.tv_sec * 1_000_000 + Int(usage.ru_stime.tv_usec)
    processorTime = user + system
    peakMemory = Int(usage.ru_maxrss) * 1024
  }
}
