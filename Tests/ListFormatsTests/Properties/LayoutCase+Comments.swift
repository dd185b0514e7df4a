import ListFormats
import ListModel
import SourceDiagnostics
import YAMLSyntax

/// Whether the comments are there that did not go with an entry.
extension LayoutCase {
  /// What is wrong with the comments of the result; nil if nothing is.
  func problemWithComments(in edited: SyntaxTree) -> String? {
    let before = comments(of: tree, in: 0..<tree.source.bytes.count)
    let after = comments(of: edited, in: 0..<edited.source.bytes.count)
    guard Set(after).count == after.count else { return "a comment stands there twice" }
    var mustGo: Set<String> = []
    var mayGo: Set<String> = []
    for (document, result) in zip(documents, results) {
      let sections = document.model.entries(of: .root)
      let resolved = ResolvedTree(tree, document: document.index)
      settle(
        resolved.pair("sections", of: resolved.root)?.value, sections, result.document, &mustGo,
        &mayGo)
      // Rows may have left a section that went, or have gone with one to which they came.
      for section in sections {
        let node = NodeID(document.model.token(of: section))
        guard let list = document.model.list(of: section), tree.kind(of: node) != .alias else {
          continue
        }
        settle(
          resolved.pair("rows", of: node)?.value,
          document.model.entries(of: list), result.document, &mustGo, &mayGo)
      }
    }
    // A definition that goes takes the comments in it to the alias that needs it (§5.6).
    for target in rehomed {
      let own = comments(of: tree, in: tree.range(of: target)).filter(mustGo.contains)
      mustGo.subtract(own)
      mayGo.formUnion(own)
    }
    if let stays = after.first(where: mustGo.contains) {
      return "comment \(stays) stays though its entry is deleted"
    }
    let missing = Set(before).subtracting(after).subtracting(mustGo).subtracting(mayGo)
    return missing.isEmpty ? nil : "comments are lost: \(missing.sorted())"
  }

  /// The nodes with an anchor that went while an alias of them remained, itself or in such a node.
  private var rehomed: Set<NodeID> {
    var found: Set<NodeID> = []
    var count = -1
    while found.count > count {
      count = found.count
      for (document, result) in zip(documents, results) {
        let entries = result.changes.map {
          (
            node: NodeID(document.model.token(of: $0.entry)),
            isLive: result.document.isLive($0.entry)
          )
        }
        func isGone(_ node: NodeID) -> Bool {
          let innermost = entries.filter { covers($0.node, node) }.max { $0.node < $1.node }
          return innermost.map { !$0.isLive } ?? false
        }
        for (alias, target) in ResolvedTree(tree, document: document.index).targets
        where isGone(target) && (!isGone(alias) || found.contains { covers($0, alias) }) {
          found.insert(target)
        }
      }
    }
    return found
  }

  /// Adds the comments of those entries that went, and takes those out of entries that did not.
  private func settle(
    _ list: NodeID?, _ ids: [EntryID], _ result: ListDocument, _ mustGo: inout Set<String>,
    _ mayGo: inout Set<String>
  ) {
    guard let list, tree.kind(of: list) == .sequence else { return }
    let lines = SourceLines(tree.source.bytes)
    let entries = EntryLines(of: list, in: tree, lines)
    for (entry, id) in zip(entries.entries, ids) {
      let owned = entries.owned(by: entry)
      let range =
        entries.isOwn(entry)
        ? lines.starts[owned.lowerBound]..<lines.range(of: owned.upperBound).upperBound
        : entries.start(
          of: entry)..<max(
            tree.range(of: entry).upperBound,
            tree.isFlow(list) ? 0 : lines.range(of: owned.upperBound).upperBound)
      let own = comments(of: tree, in: range)
      if !result.isLive(id) { mustGo.formUnion(own) } else { mustGo.subtract(own) }
      if !entries.isOwn(entry), result.isLive(id) {
        // Those beside an element that shares lines may be its own or not.
        let beside = comments(of: tree, in: lines.surroundings(of: tree.range(of: entry)))
        mayGo.formUnion(mustGo.intersection(beside))
        mustGo.subtract(beside)
      }
      guard !entries.areOwn, !result.isLive(id) else { continue }
      let around = lines.lines(of: tree.range(of: list))
      mayGo.formUnion(
        comments(
          of: tree,
          in: lines.starts[around.lowerBound]..<lines.range(of: around.upperBound).upperBound))
    }
  }

  /// The comments of a part of a text, each by its number; what looks like one in a scalar is none.
  private func comments(of tree: SyntaxTree, in range: Range<Int>) -> [String] {
    let bytes = tree.source.bytes
    // The first line begins behind a byte order mark.
    let textStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return range.compactMap { place in
      guard place + 1 < bytes.count, bytes[place] == UInt8(ascii: "#"),
        bytes[place + 1] == UInt8(ascii: "c"),
        place == textStart || [32, 9, 10].contains(bytes[max(place - 1, 0)]),
        !isInScalar(place, of: tree)
      else { return nil }
      let number = bytes[(place + 2)...].prefix { (48...57).contains($0) }
      return number.isEmpty ? nil : "#c" + String(decoding: number, as: UTF8.self)
    }
  }

  private func isInScalar(_ place: Int, of tree: SyntaxTree) -> Bool {
    guard let leaf = tree.lastNode(before: place), tree.kind(of: leaf) == .scalar else {
      return false
    }
    let range = tree.contentRange(of: leaf)
    guard range.contains(place) else { return false }
    // The header of a block scalar may have a comment.
    return !tree.scalarStyle(of: leaf).isBlock
      || tree.source.bytes[range.lowerBound..<place].contains(10)
  }
}

extension SourceLines {
  /// The whole lines of a range, and the comments directly above them.
  fileprivate func surroundings(of bytes: Range<Int>) -> Range<Int> {
    let own = lines(of: bytes)
    var first = own.lowerBound
    while first > 0, isComment(first - 1) { first -= 1 }
    return starts[first]..<range(of: own.upperBound).upperBound
  }
}
