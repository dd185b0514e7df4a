internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// The texts of entries of the new document, as a script brings them (SPEC §2, `text`).
struct EntryTexts {
  /// How many nodes an entry is written out to that has aliases.
  private static let largestExpansion = 100_000

  private let old: ComparedDocument
  private let new: ComparedDocument
  /// The new document without the rows that come from elsewhere in sections that come; nil if there
  /// are none.
  private let reduced: ComparedDocument?
  private let anchors: [String: NodeID]
  /// The anchors of the new document that texts before have brought.
  private var broughtAnchors: [String: NodeID] = [:]

  /// Creates the texts.
  ///
  /// - Parameters:
  ///   - old: the old document.
  ///   - new: the new one.
  ///   - matching: which of their entries are the same.
  ///   - sections: the sections that come.
  ///   - limits: those that the new document was read with.
  /// - Throws: `UnsafeEdit` if the text of a section cannot do without its rows that come from
  ///   elsewhere.
  /// - Complexity: O(*n*) if such rows have to be taken out, else O(*k*) in the sections' rows.
  init(
    _ old: ComparedDocument, _ new: ComparedDocument, _ matching: EntryMatching,
    sections: [EntryID], limits: ParsingLimits
  ) throws(UnsafeEdit) {
    self.old = old
    self.new = new
    let root = old.document.root
    anchors = old.tree.anchors(in: root..<old.tree.end(of: root))
    let moved = sections.flatMap { new.model.entriesBelow($0) }.filter {
      matching.old(of: $0) != nil
    }
    reduced = moved.isEmpty ? nil : try EntryTexts.reducing(new, by: moved, limits: limits)
  }

  private static func reducing(
    _ new: ComparedDocument, by rows: [EntryID], limits: ParsingLimits
  ) throws(UnsafeEdit) -> ComparedDocument? {
    let result = new.model.removing(rows)
    let edit = try StreamEdit([(new.document, result)], of: new.tree, limits: limits)
    let source = SourceText(name: new.tree.source.name, bytes: edit.bytes)
    guard let tree = try? SyntaxTree(parsing: source, limits: limits) else { return nil }
    guard let layouted = new.document.layouted else {
      var decoder = DocumentDecoder(tree: tree, document: new.document.index)
      return decoder.decode().map { ComparedDocument($0) }
    }
    var reader = LayoutReader(
      tree: tree, document: new.document.index, layout: layouted.layout)
    return reader.read().map { ComparedDocument($0) }
  }

  /// The next text of the script, that of an entry: whole lines, those it owns, as an entry of a block list.
  ///
  /// - Parameters:
  ///   - entry: an entry of the new document.
  ///   - isSection: whether it is one of the sections that come.
  /// - Returns: nil if it holds what cannot be printed.
  /// - Complexity: O(*n*) in the length of its text.
  mutating func text(of entry: EntryID, isSection: Bool) -> [UInt8]? {
    guard isSection, let reduced else {
      guard let text = text(of: entry, in: new) else { return nil }
      if !text.isPrinted { noteAnchors(of: entry) }
      return text.bytes
    }
    // What such a text defines is not told from what the new document does.
    for name in reduced.tree.anchors(
      in: reduced.document.root..<reduced.tree.end(of: reduced.document.root)
    ).keys {
      broughtAnchors[name] = nil
    }
    return reduced.model.entry(along: new.model.path(of: entry)).flatMap {
      text(of: $0, in: reduced)?.bytes
    }
  }

  /// Notes the anchors that the text of an entry of the new document has brought.
  private mutating func noteAnchors(of entry: EntryID) {
    for node in new.document.nodes(of: entry) {
      let own = new.tree.anchors(in: node..<new.tree.end(of: node))
      broughtAnchors.merge(own) { $1 }
    }
  }

  private func text(
    of entry: EntryID, in document: ComparedDocument
  ) -> (bytes: [UInt8], isPrinted: Bool)? {
    guard let list = document.model.textList(of: entry) else { return nil }
    let text: [UInt8]
    switch document.places.form(of: list) {
    case .block(let column): text = lines(of: entry, column: column, in: document)
    case .flowLines(let column): text = element(entry, column: column, in: document)
    case .flowInline: text = element(entry, column: nil, in: document)
    case .elsewhere: return printed(entry, in: document).map { ($0, true) }
    }
    switch foreignAliases(entry, in: document) {
    case .none: return (text, false)
    case .known where isReadable(entry, as: text, in: document): return (text, false)
    case .known, .unknown: return printed(entry, in: document).map { ($0, true) }
    }
  }

  // MARK: Lines

  /// The lines of an entry of a block list, moved to the left where that can be undone.
  private func lines(
    of entry: EntryID, column: Int, in document: ComparedDocument
  ) -> [UInt8] {
    let range = document.places.range(of: entry)
    let bytes = document.tree.source.bytes
    let scanner = TextScanner(bytes)
    let isShared = !scanner.isStartOfLine(range.lowerBound)
    var lines = EntryLines(of: range, in: bytes)
    let indentation = [UInt8](repeating: .space, count: column)
    if isShared, !lines.contents.isEmpty { lines.contents[0] = indentation + lines.contents[0] }
    let canMove = lines.contents.allSatisfy { $0.isEmpty || $0.starts(with: indentation) }
    var text = lines.text { canMove ? $0.dropFirst(column) : $0[...] }
    // Ended by a line break, it would have another value.
    if document.tree.isUnterminated, range.upperBound == bytes.count,
      document.tree.openBlockScalar(before: bytes.count) != nil
    {
      text.removeLast()
    }
    return text
  }

  /// The text of an element of a flow list, or of a pair of a flow mapping, with the comments that it
  /// owns.
  private func element(
    _ entry: EntryID, column: Int?, in document: ComparedDocument
  ) -> [UInt8] {
    let bytes = document.tree.source.bytes
    let range = document.document.range(of: entry)
    let comments = document.comments
    let owned = column == nil ? [] : document.ownComments(of: entry)
    var text: [UInt8] = []
    for position in owned where comments.start(of: position) < range.lowerBound {
      text += comments[position] + [.lineFeed]
    }
    let dash = document.document.isPair(entry) ? [] : Array("- ".utf8)
    var lines = elementLines(of: entry, in: document)
    if lines.contents.count > 1 {
      // Only the last element of a line ends on another: the line is looked along once.
      let start = TextScanner(bytes).startOfLine(at: range.lowerBound)
      let shift = dash.count - (column ?? (range.lowerBound - start))
      for index in lines.contents.indices.dropFirst() where !lines.contents[index].isEmpty {
        let spaces = lines.contents[index].prefix { $0 == .space }.count
        lines.contents[index] =
          [UInt8](repeating: .space, count: max(1, spaces + shift))
          + lines.contents[index].dropFirst(spaces)
      }
    }
    text += dash + lines.text { $0[...] }
    var isBeside = true
    for position in owned where comments.start(of: position) >= range.upperBound {
      let start = TextScanner(bytes).startOfLine(at: comments.start(of: position))
      if isBeside, start <= range.upperBound {
        text.removeLast()
        text += Array("  ".utf8) + comments[position] + [.lineFeed]
      } else {
        text += Array("  ".utf8) + comments[position] + [.lineFeed]
      }
      isBeside = false
    }
    return text
  }

  /// The lines of an element; of a pair as it can stand in block style, where a colon is there, and
  /// with white space behind it.
  private func elementLines(of entry: EntryID, in document: ComparedDocument) -> EntryLines {
    let bytes = document.tree.source.bytes
    let range = document.document.range(of: entry)
    guard document.document.isPair(entry) else { return EntryLines(of: range, in: bytes) }
    let key = document.tree.range(of: document.node(of: entry))
    let colon = TextScanner(bytes).endOfSeparation(at: key.upperBound)
    guard colon < range.upperBound, bytes[colon] == UInt8(ascii: ":") else {
      let name = Array(bytes[key]) + [UInt8(ascii: ":")]
      return EntryLines(of: name.indices, in: name)
    }
    let value = bytes[(colon + 1)..<range.upperBound]
    guard let next = value.first, !next.isBlank, !next.isLineBreak else {
      return EntryLines(of: range, in: bytes)
    }
    let pair = Array(bytes[range.lowerBound...colon]) + [.space] + value
    return EntryLines(of: pair.indices, in: pair)
  }

  /// An entry printed anew, aliases followed.
  private func printed(_ entry: EntryID, in document: ComparedDocument) -> [UInt8]? {
    let tree = document.tree
    let root = document.document.root
    let node = document.node(of: entry)
    let nodes = document.document.nodes(of: entry)
    let size = nodes.reduce(0) { $0 + document.sizes.size(of: $1) }
    guard size <= EntryTexts.largestExpansion else { return nil }
    var printer = ValueText(
      tree: tree, habit: EntryHabit(tree: tree), flow: FlowHabit(of: root, or: root, in: tree),
      prefersSingleQuotes: false, isJSON: document.document.isJSON)
    if document.document.isPair(entry) {
      let value = document.document.valueNode(of: entry)
      return printer.pair(node, value, like: nil, column: 0, inFlow: nil).map { $0 + [.lineFeed] }
    }
    let isRow = document.model.isRow(entry)
    return printer.entry(
      node, like: nil, as: isRow ? .row : .section, inFlow: false)
  }

  // MARK: Aliases

  /// The aliases of nodes outside an entry.
  private enum ForeignAliases {
    case none
    /// All name anchors that the old document has, of nodes that mean the same.
    case known
    case unknown
  }

  private func foreignAliases(_ entry: EntryID, in document: ComparedDocument) -> ForeignAliases {
    let tree = document.tree
    guard tree.hasAliases else { return .none }
    var found = ForeignAliases.none
    let nodes = document.nodes(of: entry)
    for number in nodes.lowerBound.number..<nodes.upperBound.number {
      let alias = NodeID(number)
      guard tree.kind(of: alias) == .alias else { continue }
      let target = tree.resolved(alias)
      if nodes.contains(target) { continue }
      found = .known
      guard let name = tree.properties(of: target)?.anchor, isKnown(name, of: target, in: tree)
      else {
        return .unknown
      }
    }
    return found
  }

  /// Whether the last anchor of a name, as the script finds it by then, is of a node that means the
  /// same.
  private func isKnown(_ name: String, of target: NodeID, in tree: SyntaxTree) -> Bool {
    if let brought = broughtAnchors[name] {
      return new.tree.means(brought, sameAs: target, in: tree)
    }
    return anchors[name].map { old.tree.means($0, sameAs: target, in: tree) } ?? false
  }

  /// Whether a script may bring the text of an entry: what is read of it must stand in it itself.
  private func isReadable(
    _ entry: EntryID, as text: [UInt8], in document: ComparedDocument
  ) -> Bool {
    guard let layouted = document.document.layouted else {
      return isReadable(text, isRow: document.model.isRow(entry))
    }
    let own = document.nodes(of: entry)
    let list = document.model.list(of: entry)
    let rows = document.model.isRow(entry) ? [] : list.map { document.model.entries(of: $0) } ?? []
    let names = ([entry] + rows).flatMap {
      [layouted.names.titleNode(of: $0), layouted.names.idNode(of: $0)]
    }
    let nodes = names.compactMap(\.self) + [document.listNode(below: entry)].compactMap(\.self)
    return nodes.allSatisfy { own.contains($0) && document.tree.kind(of: $0) != .alias }
  }

  private func isReadable(_ text: [UInt8], isRow: Bool) -> Bool {
    let source = SourceText(name: "text", bytes: text)
    guard
      let fragment = try? SyntaxTree(
        parsing: source, limits: new.tree.limits, isFragment: true),
      let root = fragment.documents.first?.root,
      let entry = fragment.children(of: root).first(where: { _ in true })
    else { return false }
    var decoder = NewEntryDecoder(tree: fragment)
    _ = isRow ? decoder.decodeRow(entry) : decoder.decodeSection(entry)
    return decoder.diagnostics.allSatisfy { $0.severity != .error }
  }
}

/// Some lines without their line breaks.
struct EntryLines {
  /// The lines, in order.
  var contents: [[UInt8]] = []

  /// Cuts a range of a text into lines.
  ///
  /// - Complexity: O(*n*).
  init(of range: Range<Int>, in bytes: [UInt8]) {
    let scanner = TextScanner(bytes)
    var start = range.lowerBound
    while start < range.upperBound {
      // An element of a flow list may be one of many on a line.
      let end =
        bytes[start..<range.upperBound].firstIndex(where: \.isLineBreak) ?? range.upperBound
      contents.append(Array(bytes[start..<end]))
      start = scanner.afterLineBreak(end)
      if start == end { break }
    }
  }

  /// All lines with line feeds, each as `transform` makes it.
  func text(_ transform: ([UInt8]) -> ArraySlice<UInt8>) -> [UInt8] {
    contents.reduce(into: []) { text, line in
      text += transform(line)
      text.append(.lineFeed)
    }
  }
}

extension ListDocument {
  /// All entries below an entry.
  ///
  /// - Complexity: O(*n*) in them.
  fileprivate func entriesBelow(_ entry: EntryID) -> [EntryID] {
    var below: [EntryID] = []
    var pending = [list(of: entry)].compactMap(\.self)
    while let list = pending.popLast() {
      for entry in entries(of: list) {
        below.append(entry)
        if let inner = self.list(of: entry) { pending.append(inner) }
      }
    }
    return below
  }

  /// The entry to which a path of indices leads; nil if there is none.
  fileprivate func entry(along path: [Int]) -> EntryID? {
    var list: ListID? = .root
    var entry: EntryID?
    for index in path {
      entry = list.flatMap { self.entry(at: index, in: $0) }
      list = entry.flatMap { self.list(of: $0) }
    }
    return entry
  }
}
