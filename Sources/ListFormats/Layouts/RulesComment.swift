package import SourceDiagnostics
package import YAMLSyntax

/// A comment `# listproc: {…}` in the first lines of a file (SPEC §8).
package struct RulesComment {
  /// In how many lines of a file it is looked for.
  private static let lineLimit = 10
  /// What it begins with.
  static let marker = Array("# listproc:".utf8)

  /// Reads the first comment of that kind in the first ten lines.
  ///
  /// - Parameter tree: the list's file.
  /// - Returns: what it says, and what is wrong with it; nil if there is none, or its text is no
  ///   mapping.
  /// - Complexity: O(*m*) in the length of the first ten lines.
  package static func read(in tree: SyntaxTree) -> LayoutFile? {
    let source = tree.source
    guard let range = content(in: tree) else { return nil }
    // Blanks in place of what stands before it leave every byte where it is.
    let before = source.bytes[..<range.lowerBound].map { $0.isLineBreak ? $0 : UInt8.space }
    let text = SourceText(
      name: source.name, bytes: before + source.bytes[range.lowerBound..<range.upperBound])
    do {
      var decoder = LayoutDecoder(tree: try SyntaxTree(parsing: text, limits: tree.limits))
      return decoder.decodeComment()?.placed(in: source)
    } catch {
      var file = LayoutFile()
      file.diagnostics = [error.diagnostic(in: text)]
      return file.placed(in: source)
    }
  }

  /// Says what is wrong with an edit after which another comment of that kind is the first, or none.
  ///
  /// - Parameters:
  ///   - tree: the list's file.
  ///   - edited: the edited text, which can be read.
  /// - Returns: the message, at the comment that counts in one of the texts; nil if the same counts.
  /// - Complexity: O(*m*) in the length of the first ten lines; O(*n*) if there is such a line in them.
  package static func change(from tree: SyntaxTree, to edited: SourceText) -> Diagnostic? {
    let text = tree.source
    let old = content(in: tree)
    var new: Range<Int>?
    if !candidates(in: edited.bytes).isEmpty {
      new = (try? SyntaxTree(parsing: edited, limits: tree.limits)).flatMap { content(in: $0) }
    }
    if let old, let new, text.bytes[old].elementsEqual(edited.bytes[new]) { return nil }
    if let old {
      return Diagnostic(
        .rulesChanged,
        "this edit would move the '# listproc:' comment below line \(lineLimit), where it counts no more",
        at: Diagnostic.Place(source: text, range: old.lowerBound - marker.count..<old.upperBound))
    }
    guard let new else { return nil }
    return Diagnostic(
      .rulesChanged,
      "this edit would move a '# listproc:' comment into the first \(lineLimit) lines, where it counts",
      at: Diagnostic.Place(source: edited, range: new.lowerBound - marker.count..<new.upperBound))
  }

  /// What stands behind the marker of the first such comment.
  private static func content(in tree: SyntaxTree) -> Range<Int>? {
    candidates(in: tree.source.bytes).first { tree.isComment(at: $0.lowerBound - marker.count) }
  }

  /// What stands behind the marker in those of the first ten lines that begin with it, in scalars too.
  private static func candidates(in bytes: [UInt8]) -> [Range<Int>] {
    let scanner = TextScanner(bytes)
    var found: [Range<Int>] = []
    var line = scanner.textStart
    for _ in 0..<lineLimit where line < bytes.count {
      let sign = scanner.endOfBlanks(at: line)
      let end = scanner.endOfLine(at: line)
      if sign < end, bytes[sign..<end].starts(with: marker) {
        found.append((sign + marker.count)..<end)
      }
      line = scanner.startOfNextLine(after: line)
    }
    return found
  }
}

extension LayoutDecoder {
  /// Reads what stands behind `# listproc:`; nil if it is no mapping, and so just words. The name of a
  /// built-in layout alone is taken for a slip.
  fileprivate mutating func decodeComment() -> LayoutFile? {
    guard let root = tree.documents.first?.root else { return nil }
    if tree.kind(of: root) == .mapping { return decode(root, named: "listproc") }
    let text = tree.kind(of: root) == .scalar ? tree.text(of: root) : ""
    guard BuiltInLayout(named: text) != nil else { return nil }
    report(
      .wrongType, "a '# listproc:' comment is a mapping; did you mean {layout: \(text)}?", at: root)
    return finish(LayoutFile())
  }
}

extension LayoutFile {
  /// The same, as if read from a source that has the same bytes at all places that count.
  fileprivate func placed(in source: SourceText) -> LayoutFile {
    var file = self
    file.diagnostics = diagnostics.map { $0.placed(in: source) }
    file.rules.places = rules.places.mapValues { Diagnostic.Place(source: source, range: $0.range) }
    file.rules.policyPlaces = rules.policyPlaces.mapValues {
      Diagnostic.Place(source: source, range: $0.range)
    }
    return file
  }
}

extension Diagnostic {
  /// The same message about another source of the same bytes.
  fileprivate func placed(in source: SourceText) -> Diagnostic {
    Diagnostic(
      id, message, at: place.map { Place(source: source, range: $0.range) }, severity: severity,
      notes: notes.map { note in
        Note(note.message, at: note.place.map { Place(source: source, range: $0.range) })
      })
  }
}
