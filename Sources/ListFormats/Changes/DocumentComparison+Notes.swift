package import SourceDiagnostics

extension DocumentComparison {
  /// What is worth knowing beside the steps: differences that no operation expresses, or that the
  /// same list is only written otherwise.
  package var notes: [Diagnostic.Note] {
    guard !isSame else {
      return isSameText
        ? []
        : [Diagnostic.Note("same list; the texts differ in what is no part of it, such as style")]
    }
    return frames.map { frame in
      Diagnostic.Note("no operation expresses the change of \(frame.subject)", at: frame.place)
    }
  }
}
