internal import ListModel
internal import YAMLSyntax

/// Where the text of an entry comes from.
struct EntryHome {
  /// How it stands there.
  enum Form {
    /// As an entry of a block list, in these lines.
    case block(lines: Range<Int>)
    /// As an element of a flow list, in these lines.
    case flowLine(lines: Range<Int>, FlowElements.Element)
    /// As an element of a flow list that shares lines with others.
    case element(FlowElements.Element)
  }

  /// The entry.
  let entry: EntryID
  let form: Form
  /// The column of its dash or first character, in characters from 0.
  let column: Int
  /// Its node.
  let node: NodeID
  /// The updater of its document.
  let updater: DocumentUpdater

  /// Finds the text of an entry; nil if its list has not been read.
  init?(of entry: EntryID, in updater: DocumentUpdater) {
    guard let home = updater.document.model.parentList(of: entry) else { return nil }
    self.updater = updater
    self.entry = entry
    node = updater.node(of: entry)
    if let flow = updater.flows[home] {
      guard let element = flow.element(of: entry) else { return nil }
      column = flow.elements.column
      if flow.isLinewise, let lines = updater.texts[home]?.lines(of: entry) {
        form = .flowLine(lines: lines, element)
      } else {
        form = .element(element)
      }
    } else {
      guard let text = updater.texts[home] else { return nil }
      column = text.dashColumn
      form = .block(lines: text.lines(of: entry))
    }
  }
}
