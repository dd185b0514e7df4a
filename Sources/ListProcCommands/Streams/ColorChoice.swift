/// Whether output to a stream is coloured (SPEC §6.2).
enum ColorChoice: String, CaseIterable {
  case auto, always, never

  /// Settles the choice for a stream.
  ///
  /// - Parameter descriptor: the stream.
  /// - Returns: whether it is coloured: `auto` asks `NO_COLOR`, `CLICOLOR_FORCE`, then whether it
  ///   is a terminal that can.
  func isColored(_ descriptor: Int32) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if isSet("NO_COLOR") { return false }
      if let forced = SystemCalls.environmentVariable("CLICOLOR_FORCE"), !forced.isEmpty,
        forced != "0"
      {
        return true
      }
      return SystemCalls.isTerminal(descriptor)
        && SystemCalls.environmentVariable("TERM") != "dumb"
    }
  }

  private func isSet(_ name: String) -> Bool {
    SystemCalls.environmentVariable(name)?.isEmpty == false
  }
}
