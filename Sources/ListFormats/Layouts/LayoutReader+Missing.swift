internal import SourceDiagnostics
internal import Spelling
internal import YAMLSyntax

/// What is said of a document in which a layout finds nothing (SPEC §8).
extension LayoutReader {
  /// How many keys are named at most.
  private static let keyLimit = 5

  /// Reports that there is no list, with the nearest keys.
  mutating func reportMissing(_ start: ListStart) {
    var start = start
    let path = layout.at.first ?? FieldPath("")
    let names =
      layout.keys.isEmpty ? layout.at.map { "'\($0.text)'" } : layout.keys.map { "'\($0)'" }
    let where_ = names.joined(separator: " or ")
    var place = tree.range(of: start.root)
    place = place.lowerBound..<place.lowerBound
    var wanted = layout.keys
    var holder = start.root
    if layout.keys.isEmpty || start.matches(of: path, &finder).isEmpty {
      (holder, wanted) = brokenStep(of: path, from: start.root)
    } else if let match = start.matches(of: path, &finder).first {
      holder = match.value
    }
    let message = names == ["''"] ? "no list at the root" : "no list at \(where_)"
    guard !wanted.isEmpty else {
      return report(.layoutNotFound, message + kindNote(holder), at: tree.range(of: holder))
    }
    if let near = nearestKey(to: wanted, in: holder) {
      return report(
        .layoutNotFound, message + "; did you mean '\(tree.text(of: near))'?",
        at: tree.range(of: near))
    }
    let lists = keysOfLists(in: start.root)
    let hint = lists.isEmpty ? "" : "; there are lists at \(lists.joined(separator: ", "))"
    report(.layoutNotFound, message + hint, at: place)
  }

  /// Where a path stops leading anywhere, and the key that is not there; none if it leads to what is
  /// no list.
  private mutating func brokenStep(
    of path: FieldPath, from root: NodeID
  ) -> (holder: NodeID, wanted: [String]) {
    var holder = root
    for (key, known) in zip(path.keys, path.knownKeys) where key != ListStart.any {
      guard let next = finder.field(known, of: holder, isShared: false) else {
        return (holder, [key])
      }
      holder = next.value
    }
    return (holder, [])
  }

  private func kindNote(_ node: NodeID) -> String {
    tree.kind(of: tree.resolved(node)) == .scalar ? "; what stands there is no list" : ""
  }

  private func keys(of node: NodeID) -> [(key: NodeID, value: NodeID)] {
    let mapping = tree.resolved(node)
    guard tree.kind(of: mapping) == .mapping else { return [] }
    var children = tree.children(of: mapping)
    var keys: [(key: NodeID, value: NodeID)] = []
    while let key = children.next(), let value = children.next() {
      if tree.kind(of: tree.resolved(key)) == .scalar { keys.append((key, value)) }
    }
    return keys
  }

  private func nearestKey(to wanted: [String], in node: NodeID) -> NodeID? {
    let keys = keys(of: node)
    let texts = keys.map { tree.text(of: $0.key) }
    for word in wanted {
      if let near = nearestMatch(to: word, among: texts), let index = texts.firstIndex(of: near) {
        return keys[index].key
      }
    }
    return nil
  }

  private func keysOfLists(in root: NodeID) -> [String] {
    let lists = keys(of: root).filter { tree.kind(of: tree.resolved($0.value)) == .sequence }
    let names = lists.prefix(Self.keyLimit).map { "'\(tree.text(of: $0.key))'" }
    return lists.count > Self.keyLimit ? names + ["…"] : names
  }
}
