internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// One of two documents that are compared, with what its entries own of its text.
struct ComparedDocument {
  let document: DecodedDocument
  private(set) var places: EntryPlaces
  let comments: CommentPlaces
  let digester: NodeDigester
  /// How large its nodes are, aliases followed.
  let sizes: ExpandedSizes
  /// For every comment the number of the innermost entry that owns it; `none` for those of nobody.
  private var owners: [UInt32]

  private static let none = UInt32.max

  /// Reads what the comparison needs.
  ///
  /// - Complexity: O(*n*).
  init(_ document: DecodedDocument) {
    self.document = document
    places = EntryPlaces(of: document)
    comments = CommentPlaces(of: document.tree.documents[document.index], in: document.tree)
    digester = NodeDigester(tree: document.tree)
    sizes = ExpandedSizes(tree: document.tree)
    owners = ComparedDocument.owners(
      of: comments, places, in: document.model, listCount: document.listPlaces.count)
  }

  var tree: SyntaxTree { document.tree }
  var model: ListDocument { document.model }

  /// The node of an entry as it stands in its list.
  func node(of entry: EntryID) -> NodeID { document.entryNodes[Int(entry.number)] }

  /// The nodes of an entry with all below it; of a pair those of its key and its value.
  func nodes(of entry: EntryID) -> Range<NodeID> {
    node(of: entry)..<document.endNode(of: entry)
  }

  /// What an entry holds as data: its title and id are text whatever they look like, and what it
  /// says of the rules counts as all else.
  ///
  /// - Complexity: O(*n*) in what is below.
  func digest(of entry: EntryID) -> NodeDigest {
    if document.layouted != nil {
      return NodeDigester.combined(document.nodes(of: entry).map { digester.digest(of: $0) })
    }
    let node = tree.resolved(node(of: entry))
    switch tree.kind(of: node) {
    case .scalar: return digester.digest(ofText: node)
    case .mapping:
      return NodeDigester.combined(tree.pairs(of: node).flatMap { pairDigests($0, $1) })
    case .sequence, .alias: return digester.digest(of: node)
    }
  }

  /// What a section holds beside its list, its title included; nil if that is nothing.
  ///
  /// - Complexity: O(*n*) in that.
  func dataDigest(of section: EntryID) -> NodeDigest? {
    let list = listNode(below: section)
    let digests = document.nodes(of: section).filter { $0 != list }.flatMap { node in
      let node = tree.resolved(node)
      guard tree.kind(of: node) == .mapping else { return [digester.digest(of: node)] }
      return tree.pairs(of: node).flatMap { $1 == list ? [] : pairDigests($0, $1) }
    }
    return digests.isEmpty ? nil : NodeDigester.combined(digests)
  }

  private func pairDigests(_ key: NodeID, _ value: NodeID) -> [NodeDigest] {
    [
      digester.digest(of: key),
      tree.isName(key, value) ? digester.digest(ofText: value) : digester.digest(of: value),
    ]
  }

  /// How many blank lines, and nothing else, stand between any two neighbours of a list; 0 if they are
  /// not as many everywhere.
  ///
  /// - Complexity: O(*n*) in its entries and the lines between them.
  func blankLines(in list: ListID) -> Int {
    guard case .block = places.form(of: list) else { return 0 }
    let scanner = TextScanner(tree.source.bytes)
    let entries = model.entries(of: list)
    var number: Int?
    for (entry, next) in zip(entries, entries.dropFirst()) {
      var count = 0
      var line = places.range(of: entry).upperBound
      let end = places.range(of: next).lowerBound
      while line < end {
        guard scanner.isBlank(line..<scanner.endOfLine(at: line)) else { return 0 }
        count += 1
        line = scanner.startOfNextLine(after: line)
      }
      if number ?? count != count { return 0 }
      number = count
    }
    return number ?? 0
  }

  /// Whether there is anything in the lines of an entry that may be a comment.
  ///
  /// - Complexity: O(*m*) in the length of its lines.
  func mayOwnComments(_ entry: EntryID) -> Bool {
    comments.count > 0 && tree.source.bytes[places.range(of: entry)].contains(.numberSign)
  }

  /// The comments that an entry owns, those left out that an entry below it owns.
  ///
  /// - Complexity: O(log *n*), and O(1) for each comment in its lines.
  func ownComments(of entry: EntryID) -> [Int] {
    comments.positions(in: places.range(of: entry)).filter { owners[$0] == entry.number }
  }

  /// The comments that no entry owns.
  func ownCommentsOfDocument() -> [Int] {
    owners.indices.filter { owners[$0] == ComparedDocument.none }
  }

  /// Gives a comment that no entry owns to one below it, with all lines between.
  mutating func give(_ comment: Int, to entry: EntryID) {
    owners[comment] = entry.number
    places.extend(
      entry, upTo: TextScanner(tree.source.bytes).startOfLine(at: comments.start(of: comment)))
  }

  /// Whether no entry owns a comment.
  func isUnowned(_ comment: Int) -> Bool { owners[comment] == ComparedDocument.none }

  /// For every comment the innermost entry in whose lines it stands.
  private static func owners(
    of comments: CommentPlaces, _ places: EntryPlaces, in model: ListDocument, listCount: Int
  ) -> [UInt32] {
    var owners = [UInt32](repeating: none, count: comments.count)
    guard !owners.isEmpty else { return owners }
    // Inner lists come behind those that hold them.
    for number in 0..<listCount {
      let list = ListID(UInt32(truncatingIfNeeded: number))
      // What stands among sections and is none is not compared as an entry.
      if model.isGathered(list) { continue }
      let count = model.count(of: list)
      guard let first = model.entry(at: 0, in: list),
        let last = model.entry(at: count - 1, in: list),
        places.range(of: first).lowerBound < places.range(of: last).upperBound
      else { continue }
      let region = places.range(of: first).lowerBound..<places.range(of: last).upperBound
      var index = 0
      for position in comments.positions(in: region) {
        let start = comments.start(of: position)
        while index < count, let entry = model.entry(at: index, in: list) {
          let range = places.range(of: entry)
          if range.contains(start) { owners[position] = entry.number }
          if range.upperBound > start { break }
          index += 1
        }
      }
    }
    return owners
  }

  /// Whether some comments are those of another document, in the same order.
  func hasSameComments(_ own: [Int], as others: [Int], of other: ComparedDocument) -> Bool {
    own.count == others.count
      && zip(own, others).allSatisfy { comments[$0] == other.comments[$1] }
  }
}

extension SyntaxTree {
  /// Whether a pair of an entry is its title or its id, which are text.
  func isName(_ key: NodeID, _ value: NodeID) -> Bool {
    guard kind(of: resolved(key)) == .scalar, kind(of: resolved(value)) == .scalar,
      let known = RowKey.all.index(of: content(of: key))
    else { return false }
    return known == RowKey.title.rawValue || known == RowKey.id.rawValue
  }
}
