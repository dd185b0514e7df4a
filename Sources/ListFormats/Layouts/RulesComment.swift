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
  /// - Parameters:
  ///   - source: the list's file.
  ///   - limits: those that it is read with.
  /// - Returns: what it says, and what is wrong with it; nil if there is none, or its text is no
  ///   mapping.
  /// - Complexity: O(*m*) in the length of the first ten lines.
  package static func read(in source: SourceText, limits: ParsingLimits) -> LayoutFile? {
    guard let range = content(in: source.bytes) else { return nil }
    // Blanks in place of what stands before it leave every byte where it is.
    let before = source.bytes[..<range.lowerBound].map { $0.isLineBreak ? $0 : UInt8.space }
    let text = SourceText(
      name: source.name, bytes: before + source.bytes[range.lowerBound..<range.upperBound])
    do {
      var decoder = LayoutDecoder(tree: try SyntaxTree(parsing: text, limits: limits))
      return decoder.decodeComment()?.placed(in: source)
    } catch {
      var file = LayoutFile()
      file.diagnostics = [error.diagnostic(in: text)]
      return file.placed(in: source)
    }
  }

  /// What stands behind the marker of the first such comment.
  private static func content(in bytes: [UInt8]) -> Range<Int>? {
    let scanner = TextScanner(bytes)
    var line = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for _ in 0..<lineLimit where line < bytes.count {
      let sign = scanner.endOfBlanks(at: line)
      let end = scanner.endOfLine(at: line)
      if sign < end, bytes[sign..<end].starts(with: marker) { return (sign + marker.count)..<end }
      line = scanner.startOfNextLine(after: line)
    }
    return nil
  }
}

extension LayoutDecoder {
  /// Reads what stands behind `# listproc:`; nil if it is no mapping, and so just words.
  fileprivate mutating func decodeComment() -> LayoutFile? {
    guard let root = tree.documents.first?.root, tree.kind(of: root) == .mapping else { return nil }
    return decode(root, named: "listproc")
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
