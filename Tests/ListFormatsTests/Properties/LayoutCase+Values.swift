import ListFormats
import ListModel
import YAMLSyntax

/// Whether the edited text says what the batch computed.
extension LayoutCase {
  /// What is wrong with the values of the result; nil if nothing is.
  func problemWithValues(in edited: SyntaxTree) -> String? {
    guard edited.documents.count == tree.documents.count else {
      return "another count of documents"
    }
    for index in tree.documents.indices {
      let before = ResolvedTree(tree, document: index)
      let after = ResolvedTree(edited, document: index)
      guard let number = documents.firstIndex(where: { $0.index == index }) else {
        guard before.value(before.root) == after.value(after.root) else {
          return "document \(index) changed, which is not edited"
        }
        continue
      }
      let expected = expectedLists(in: before, results[number].document)
      guard expected != after.lists else { continue }
      return "other values:\n\(Self.difference(expected, after.lists))"
    }
    return nil
  }

  private func expectedLists(in before: ResolvedTree, _ model: ListDocument) -> ResolvedLists {
    let sections = model.entries(of: .root)
    return before.lists(
      sections.map { section in
        let rows = model.list(of: section).map { model.entries(of: $0) } ?? []
        return (NodeID(model.token(of: section)), rows.map { NodeID(model.token(of: $0)) })
      })
  }

  private static func difference(_ expected: ResolvedLists, _ actual: ResolvedLists) -> String {
    if expected.others != actual.others {
      return "- expected \(expected.others)\n- actual \(actual.others)"
    }
    for (expected, actual) in zip(expected.sections, actual.sections) where expected != actual {
      return "- expected \(expected)\n- actual \(actual)"
    }
    return "- expected \(expected.sections.count) sections, not \(actual.sections.count)"
  }
}
