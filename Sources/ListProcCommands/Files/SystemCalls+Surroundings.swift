internal import Glibc

/// What surrounds the program: terminals, environment, its own number.
extension SystemCalls {
  func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// How many columns the terminal has; nil if it does not tell.
  func terminalWidth(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  /// The value of an environment variable.
  func environmentVariable(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// The path by which an open file is known to the system; nil if it does not tell.
  func name(of descriptor: Int32) -> String? {
    try? linkTarget("/proc/self/fd/\(descriptor)")
  }

  /// The path of the working directory; nil if it has none any more.
  var workingDirectory: String? {
    guard let path = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  var processNumber: Int32 { getpid() }
}
