internal import ListModel

/// A place of the source where the edited text differs.
struct SourceEdit {
  /// What stands there instead.
  enum Content {
    /// New bytes within a line; empty to take something out.
    case inline([UInt8])
    /// The entries of a list as they became.
    case entries(ListID)
    /// A key that was not there, on a line of its own, and below it the entries of its list.
    case addedKey(line: [UInt8], ListID)
  }

  /// The bytes that are replaced; empty where something is put in.
  let range: Range<Int>
  let content: Content
}
