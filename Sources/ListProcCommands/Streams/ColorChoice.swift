/// Whether output to a stream is coloured (SPEC §6.2).
enum ColorChoice: String, CaseIterable {
  case auto, always, never

  /// Settles the choice for a stream.
  ///
  /// - Parameters:
  ///   - descriptor: the stream.
  ///   - system: the system calls.
  /// - Returns: whether it is coloured: `auto` asks `NO_COLOR`, `CLICOLOR_FORCE`, then whether it
  ///   is a terminal that can.
  func isColored(_ descriptor: Int32, system: SystemCalls) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if system.environmentVariable("NO_COLOR")?.isEmpty == false { return false }
      if let forced = system.environmentVariable("CLICOLOR_FORCE"), !forced.isEmpty,
        forced != "0"
      {
        return true
      }
      return system.isTerminal(descriptor)
        && system.environmentVariable("TERM") != "dumb"
    }
  }
}
