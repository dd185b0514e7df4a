internal import ListModel

/// A place of the source where the edited text differs.
struct SourceEdit {
  /// What stands there instead.
  enum Content {
    /// New bytes within a line; empty to take something out.
    case inline([UInt8])
    /// The start of a new line, its indentation given.
    case newLine([UInt8])
    /// An anchor and its node's text, the lines shifted by some columns; from the next line on if
    /// `startsLine`.
    case definition([UInt8], Range<Int>, columns: Int, startsLine: Bool)
    /// The entries of a list, each with lines of its own, as they became.
    case entries(ListID)
    /// A key that was not there, on a line of its own, and below it the entries of its list.
    case addedKey(line: [UInt8], ListID)
    /// What stands between the brackets of a flow list whose elements share lines.
    case elements(ListID)
    /// A flow list with its brackets, where there was none with elements.
    case flowList(before: [UInt8], ListID)
  }

  /// The bytes that are replaced; empty where something is put in.
  let range: Range<Int>
  let content: Content

  /// Whether the lines in which it stands change beside what their entries own.
  var changesLines: Bool {
    switch content {
    case .inline, .newLine, .definition, .elements, .flowList: true
    case .entries, .addedKey: false
    }
  }
}

extension SourceEdit.Content {
  /// The list whose entries stand there; nil if none do.
  var list: ListID? {
    switch self {
    case .inline, .newLine, .definition: nil
    case .entries(let list), .addedKey(_, let list), .elements(let list), .flowList(_, let list):
      list
    }
  }
}
