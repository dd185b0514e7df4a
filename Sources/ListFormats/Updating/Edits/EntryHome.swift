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
  /// The list in which it stands.
  let list: ListID
  let form: Form
  /// The column of its dash or first character, in characters from 0.
  let column: Int
  /// Its node; of a pair its key.
  let node: NodeID
  /// The value of its key, if it is a pair of a mapping.
  var pairValue: NodeID?
  /// Whether its first line is also that of what introduces its list, so that it begins at its dash.
  var sharesFirstLine = false
  /// Where it stands as an element with lines of its own, if its text is another's new value: those
  /// lines' comments stay.
  var frame: Frame?

  /// The lines around an element, and the column where it begins.
  struct Frame {
    let lines: Range<Int>
    let element: FlowElements.Element
    let column: Int
  }
}

extension DocumentUpdater {
  /// Finds the text of an entry; nil if its list has not been read.
  func home(of entry: EntryID) -> EntryHome? {
    let source = replacements.isEmpty ? entry : replacements[entry] ?? entry
    guard document.layouted != nil, document.isPair(source) else {
      return home(of: entry, from: source)
    }
    var home = home(of: entry, from: source)
    home?.pairValue = document.valueNode(of: source)
    return home
  }

  private func home(of entry: EntryID, from source: EntryID) -> EntryHome? {
    guard let home = document.model.textList(of: source) else { return nil }
    let node = sourceNode(of: source)
    if !flows.isEmpty, let flow = flows[home] {
      guard let element = flow.element(of: source) else { return nil }
      // A list that is turned with its section keeps no lines.
      if flow.isLinewise, let lines = texts.lines(of: source, in: home), !lines.isEmpty {
        return EntryHome(
          entry: entry, list: home, form: .flowLine(lines: lines, element),
          column: flow.elements.column,
          node: node)
      }
      var place = EntryHome(
        entry: entry, list: home, form: .element(element), column: flow.elements.column, node: node)
      place.frame = frame(of: entry, from: source)
      return place
    }
    guard let lines = texts.lines(of: source, in: home), let column = texts.dashColumn(of: home)
    else {
      return nil
    }
    var place = EntryHome(
      entry: entry, list: home, form: .block(lines: lines), column: column, node: node,
      sharesFirstLine: texts.startsOnSharedLine(source, in: home))
    place.frame = frame(of: entry, from: source)
    return place
  }

  /// The lines of an entry as it was read, if it was an element with lines of its own, and its text
  /// is the new value that another gives it.
  private func frame(of entry: EntryID, from source: EntryID) -> EntryHome.Frame? {
    guard source != entry, document.newValues.contains(source),
      let list = document.model.textList(of: entry), let flow = flows[list],
      flow.isLinewise, let element = flow.element(of: entry),
      let lines = texts.lines(of: entry, in: list)
    else { return nil }
    return EntryHome.Frame(lines: lines, element: element, column: flow.elements.column)
  }

  /// The comments that are written with an entry that shared lines with others in a flow list.
  func flowComments(of entry: EntryID) -> [FlowComment] {
    guard !flows.isEmpty, let home = document.model.textList(of: entry) else { return [] }
    return flows[home]?.comments(of: entry) ?? []
  }
}
