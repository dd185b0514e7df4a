extension SystemCalls {
  /// The calls that a test may stand in the way of.
  package enum Kind: String, CaseIterable, Sendable {
    case open, close, read, write, synchronize
    case status, access, linkTarget, rename, exchange, remove
    case lock
    case pipe, spawn, wait
    case setMode, setOwner, setTimes
    case listAttributes, readAttribute, setAttribute, removeAttribute
  }
}
