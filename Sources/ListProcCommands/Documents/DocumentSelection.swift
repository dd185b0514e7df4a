internal import CommandSyntax
internal import ListFormats
internal import SourceDiagnostics
internal import YAMLSyntax

/// Which documents of a stream are meant: `--document N` or `all`.
enum DocumentSelection {
  case unspecified
  case all
  case one(Int)

  /// Reads the command line; where that says nothing, the layout may.
  init(_ command: ParsedCommand, layout: Layout? = nil) {
    if let number = command.number(of: .document) {
      self = .one(number)
    } else {
      self = command.has(.document) ? .all : layout?.document.map { .one($0) } ?? .unspecified
    }
  }

  /// The documents of a stream that are meant.
  ///
  /// - Parameters:
  ///   - tree: the stream.
  ///   - takesAll: whether all are meant where nothing is said.
  /// - Returns: their numbers, from 0; or why that cannot be told.
  func indices(
    in tree: SyntaxTree, takesAll: Bool
  ) -> Result<Range<Int>, FailedInput> {
    let count = tree.documents.count
    switch self {
    case .one(let number) where number < count:
      return .success(number..<(number + 1))
    case .one:
      return .failure(
        failure(
          .outOfRange,
          "the stream has \(count) \(count == 1 ? "document" : "documents")"
            + ", counted from 0", at: count, in: tree))
    case .unspecified where count > 1 && !takesAll:
      return .failure(
        failure(
          .whichDocument,
          "the stream has \(count) documents; '--document' says which, or all", at: 1, in: tree))
    case .unspecified, .all:
      return .success(0..<max(count, 1))
    }
  }

  private func failure(
    _ id: DiagnosticID, _ message: String, at index: Int, in tree: SyntaxTree
  ) -> FailedInput {
    let range =
      index < tree.documents.count
      ? tree.range(of: tree.documents[index].root)
      : tree.source.bytes.count..<tree.source.bytes.count
    let place = Diagnostic.Place(source: tree.source, range: range)
    return FailedInput(Diagnostic(id, message, at: place))
  }
}
