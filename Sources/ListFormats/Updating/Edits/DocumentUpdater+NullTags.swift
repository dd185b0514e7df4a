internal import SourceDiagnostics
internal import YAMLSyntax

/// Tags that say that a list is null, which go with the empty value (SPEC §5.4).
extension DocumentUpdater {
  /// The bytes of an empty value that go when its list gets entries, a null's tag among them; a tag
  /// that stands apart from the rest is taken out at once.
  mutating func emptyContent(of value: NodeID) -> Range<Int> {
    let content = tree.contentRange(of: value)
    guard let tag = tree.nullTag(of: value) else { return content }
    edits += NullTagRemoval.edits(of: value, in: tree)
    if let anchor = tree.propertyPlaces(of: value).anchor, anchor.lowerBound > tag.lowerBound {
      return content
    }
    guard !content.isEmpty else { return tag }
    return NullTagRemoval.isApart(tag, from: content.lowerBound, in: tree)
      ? content : tag.lowerBound..<content.upperBound
  }
}
