internal import ListModel
internal import YAMLSyntax

/// A place of the source where the edited text differs.
struct SourceEdit {
  /// What stands there instead.
  enum Content {
    /// New bytes within a line; empty to take something out.
    case inline([UInt8])
    /// The rest of a line, and further lines, their indentation included; the last goes on.
    case lines([UInt8], [[UInt8]])
    /// What stands there, its lines but the first shifted by some columns.
    case shifted(columns: Int)
    /// An anchor and its node's text.
    case definition(WrittenDefinition)
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
    case .inline, .lines, .shifted, .definition, .elements, .flowList: true
    case .entries, .addedKey: false
    }
  }
}

extension SourceEdit {
  /// Whether it puts other text in the place of what stands at its start, so that it belongs to the entry
  /// that begins there.
  var replacesStart: Bool {
    switch content {
    case .inline, .lines, .definition: !range.isEmpty
    case .shifted, .entries, .addedKey, .elements, .flowList: false
    }
  }

  /// Whether it only shifts lines.
  var isShift: Bool {
    if case .shifted = content { true } else { false }
  }
}

extension SourceEdit.Content {
  /// Whether what stands behind it goes on in its line, though it may have begun one.
  var leavesLineOpen: Bool {
    switch self {
    case .inline(let text): text.last.map { !$0.isLineBreak } ?? false
    case .lines: true
    case .shifted, .definition, .entries, .addedKey, .elements, .flowList: false
    }
  }

  /// Whether it is the definition of an anchor.
  var isDefinition: Bool {
    if case .definition = self { true } else { false }
  }

  /// The list whose entries stand there; nil if none do.
  var list: ListID? {
    switch self {
    case .inline, .lines, .shifted, .definition: nil
    case .entries(let list), .addedKey(_, let list), .elements(let list), .flowList(_, let list):
      list
    }
  }
}
