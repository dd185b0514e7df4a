extension SystemCalls {
  /// The calls that a test may stand in the way of.
  package enum Kind: String, CaseIterable, Sendable {
    case open, close, read, write, status, linkTarget, synchronize, rename, remove, setMode
  }
}
