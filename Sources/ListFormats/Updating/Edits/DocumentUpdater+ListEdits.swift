internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// Where the source is edited for the sake of one list.
extension DocumentUpdater {
  mutating func addEdits(of list: ListID) throws(UnsafeEdit) {
    switch style(of: list) {
    case .block: addBlockEdits(of: list)
    case .flowLines, .flowInline: addFlowEdits(of: list)
    }
  }

  /// Adds an edit.
  mutating func add(_ range: Range<Int>, _ content: SourceEdit.Content) {
    edits.append(SourceEdit(range: range, content: content))
  }

  private mutating func addBlockEdits(of list: ListID) {
    guard let text = texts[list] else { return }
    if let keyColumn = turnedOwners[list] {
      return addOwnerEdits(of: list, keyColumn: keyColumn)
    }
    let place = place(of: list)
    let isEmpty = result.document.textCount(of: list) == 0
    guard let value = place.value else {
      guard !isEmpty else { return }
      let column = column(of: tree.contentRange(of: place.owner).lowerBound)
      let line =
        [UInt8](repeating: .space, count: column) + addedKey(of: place) + [UInt8(ascii: ":")]
      return add(text.regionStart..<text.regionStart, .addedKey(line: line, list))
    }
    let brackets = Array((document.model.form(of: list) == .mapping ? "{}" : "[]").utf8)
    guard let introduction = introduction(of: place, value) else {
      if let flow = flows[list] {
        addTurn(flow, behind: flow.elements.open - 1, column: 0, empty: isEmpty ? brackets : [])
        return add(entriesRegion(of: list, text), .entries(list))
      }
      if text.entries.isEmpty, !isEmpty {
        let content = emptyContent(of: value)
        let end = lineEnd(behind: content.upperBound, from: content.lowerBound, [])
        add(content.lowerBound..<end, .inline(comments(in: content)))
      } else if !text.entries.isEmpty, isEmpty {
        add(text.region.lowerBound..<text.region.lowerBound, .lines([], [brackets]))
      }
      return add(text.region, .entries(list))
    }
    if !introduction.hasColon, !isEmpty, let key = place.key {
      let indicator = scanner.startOfBlanks(before: tree.range(of: key).lowerBound) - 1
      let indent = [UInt8](repeating: .space, count: column(of: indicator))
      add(
        introduction.end..<introduction.end, .lines([], [indent + [UInt8(ascii: ":")]]))
    } else if let flow = flows[list] {
      addTurn(
        flow, behind: introduction.end, column: introduction.keyColumn,
        empty: isEmpty ? [.space] + brackets : [])
    } else if text.entries.isEmpty, !isEmpty {
      let emptyValue = emptyValue(emptyContent(of: value), behind: introduction.end)
      add(emptyValue, .inline(comments(in: emptyValue)))
    } else if !text.entries.isEmpty, isEmpty {
      add(introduction.end..<introduction.end, .inline([.space] + brackets))
    }
    add(entriesRegion(of: list, text), .entries(list))
    if text.sharedLineStart != nil, let first = result.document.textEntries(of: list).first {
      entriesWithOtherLines.append(first)
    }
  }

  /// The lines that the entries of a list replace: those between the brackets of a flow list.
  private func entriesRegion(of list: ListID, _ text: BlockListText) -> Range<Int> {
    guard let flow = flows[list], flow.isLinewise else { return text.region }
    let end = max(text.region.upperBound, scanner.startOfLine(at: flow.elements.close))
    return text.region.lowerBound..<end
  }

  /// What goes with an empty value: the white space before it; its line, if it has one of its own.
  private func emptyValue(_ content: Range<Int>, behind introductionEnd: Int) -> Range<Int> {
    let start = scanner.startOfLine(at: content.lowerBound)
    guard start > introductionEnd else {
      return min(introductionEnd, content.lowerBound)..<content.upperBound
    }
    let lineEnd = scanner.endOfLine(at: content.upperBound)
    guard scanner.isBlank(content.upperBound..<lineEnd) else { return start..<content.upperBound }
    return start..<scanner.afterLineBreak(lineEnd)
  }

  /// Takes the brackets of a list out that becomes a block list.
  private mutating func addTurn(
    _ flow: FlowListText, behind introductionEnd: Int, column: Int, empty: [UInt8]
  ) {
    let end = flow.elements.close + 1
    var text = empty + comments(in: introductionEnd..<(flow.elements.open - 1))
    guard flow.isLinewise else {
      text += (flow.comments?.opening ?? []).flatMap { tree.source.bytes[$0.range] }
      return add(introductionEnd..<lineEnd(behind: end, from: introductionEnd, text), .inline(text))
    }
    let open = flow.elements.open
    add(introductionEnd..<lineEnd(behind: open, from: introductionEnd, text), .inline(text))
    let start = scanner.startOfLine(at: flow.elements.close)
    let behind = scanner.endOfBlanks(at: end)
    guard behind < tree.source.bytes.count, tree.source.bytes[behind] == .numberSign else {
      return add(start..<scanner.startOfNextLine(after: end), .inline([]))
    }
    // A comment behind the closing bracket stays on its line, no deeper than the key: it must not become
    // text of a last entry.
    let indent = [UInt8](repeating: .space, count: column)
    add(start..<behind, .lines([], [indent]))
  }

  /// Where a part of a line ends that goes: with the line, if nothing else is left of that, or with what
  /// indents a comment behind it.
  private func lineEnd(behind end: Int, from start: Int, _ text: [UInt8]) -> Int {
    guard text.isEmpty, scanner.isBlank(scanner.startOfLine(at: start)..<start) else { return end }
    let next = scanner.endOfBlanks(at: end)
    return next == scanner.endOfLine(at: end) ? scanner.startOfNextLine(after: end) : next
  }

  /// The comments in a range of nothing else but white space and brackets, on one line.
  func comments(in range: Range<Int>) -> [UInt8] {
    FlowComment.all(
      in: range.lowerBound..<max(range.lowerBound, range.upperBound), of: tree.source.bytes
    )
    .flatMap { [.space] + tree.source.bytes[$0.sign..<$0.end] }
  }

  private mutating func addFlowEdits(of list: ListID) {
    guard let flow = flows[list] else { return }
    let place = place(of: list)
    let entries = result.document.textEntries(of: list)
    guard !flow.entries.isEmpty else {
      if !entries.isEmpty { addFlowRefill(of: list, at: place) }
      return
    }
    let inside = flow.elements.open..<flow.elements.close
    guard let text = texts[list] else {
      return add(inside, .elements(list))
    }
    if entries.isEmpty, text.tailGap.lines.allSatisfy(\.isBlank),
      !tree.source.bytes[text.region.upperBound..<flow.elements.close].contains(.numberSign),
      !tree.source.bytes[flow.elements.open..<text.regionStart].contains(.numberSign)
    {
      return add(inside, .elements(list))
    }
    add(text.region, .entries(list))
    entriesWithOtherLines += [flow.entries.last, entries.last].compactMap { $0 }
    guard flow.hasCommasFirst else { return }
    entriesWithOtherLines += [flow.entries.first, entries.first].compactMap { $0 }
  }

  /// The key that a list gets where it is absent, as it is written.
  func addedKey(of place: DecodedDocument.ListPlace) -> [UInt8] {
    addedKey(place.addedKey, inFlow: tree.isFlow(place.owner))
  }

  /// A key that a mapping gets, as it is written.
  func addedKey(_ name: String, inFlow: Bool) -> [UInt8] {
    let key = Array(name.utf8)
    guard !isJSON else { return ScalarWriter.doubleQuoted(key[...]) }
    return ScalarWriter.text(
      key[...], mayLookTyped: false, inFlow: inFlow, prefersSingleQuotes: false)
  }

  /// Puts a list with elements where an empty one, a null or nothing stood in a flow mapping.
  private mutating func addFlowRefill(of list: ListID, at place: DecodedDocument.ListPlace) {
    if let flow = flows[list], flow.comments != nil {
      return add(flow.elements.open..<flow.elements.close, .elements(list))
    }
    if let value = place.value {
      let content = emptyContent(of: value)
      guard content.isEmpty, let key = place.key else {
        return add(content, .flowList(before: [], list))
      }
      let keyRange = tree.range(of: key)
      if content.lowerBound > keyRange.upperBound {
        return add(content, .flowList(before: [.space], list))
      }
      // A key without a colon, which an explicit one must not have on its line.
      let indicator = scanner.startOfBlanks(before: keyRange.lowerBound) - 1
      if tree.source.bytes[indicator] == UInt8(ascii: "?") {
        add(indicator..<keyRange.lowerBound, .inline([]))
      }
      return add(content, .flowList(before: Array(": ".utf8), list))
    }
    let habit = FlowHabit(of: place.owner, or: document.root, in: tree)
    let ownKey = addedKey(of: place)
    let key = ownKey + habit.colon(behind: ownKey)
    var end: Int?
    var children = tree.children(of: place.owner)
    while let key = children.next(), let value = children.next() {
      end = max(tree.range(of: key).upperBound, tree.range(of: value).upperBound)
    }
    if !tree.hasBrackets(place.owner) { bracketedPairs[place.owner, default: []] += [] }
    guard let end else {
      let offset = tree.range(of: place.owner).upperBound - 1
      return add(offset..<offset, .flowList(before: key, list))
    }
    // A colon without a value stays apart from the comma.
    let isGlued =
      tree.source.bytes[end - 1] == UInt8(ascii: ":") && habit.pairSeparator.first?.isBlank != true
    add(end..<end, .flowList(before: (isGlued ? [.space] : []) + habit.pairSeparator + key, list))
  }
}
