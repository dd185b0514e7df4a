package import ListModel
internal import SourceDiagnostics
package import YAMLSyntax

/// The script that takes an edit back (SPEC §7, `--undo`): bound to the edited text by its digest, and
/// proved to restore the text that was there byte for byte.
package struct InverseScript {
  /// The script in YAML.
  package let bytes: [UInt8]

  /// Writes the script that turns an edited document back into what it was.
  ///
  /// - Parameters:
  ///   - edited: the document as the edit made it.
  ///   - original: the document before the edit.
  ///   - result: what the edit's batch made of the list.
  ///   - limits: those that both were read with.
  /// - Throws: `UnsafeEdit` if no script does.
  /// - Complexity: O(*n* log *n*) in the length of both texts.
  package init(
    from edited: DecodedDocument, to original: DecodedDocument, made result: BatchResult,
    limits: ParsingLimits
  ) throws(UnsafeEdit) {
    let matching = EntryMatching(
      from: edited.model, made: result.document, of: original.model)
    let comparison = DocumentComparison(from: edited, to: original, matching: matching)
    do throws(UnsafeEdit) {
      let operations = try ChangeScript(comparison, limits: limits).yaml
      bytes = try InverseScript.proved(
        operations, coordinates: nil, from: edited, to: original, limits: limits)
    } catch {
      // All at once may go what no order of steps does.
      guard let operations = try? PlacedScript(comparison, limits: limits).yaml,
        let script = try? InverseScript.proved(
          operations, coordinates: .before, from: edited, to: original, limits: limits)
      else { throw error }
      bytes = script
    }
  }

  /// A script with some operations, and the line edits that it needs beside them.
  ///
  /// - Throws: `UnsafeEdit` if it does not restore the original text byte for byte.
  private static func proved(
    _ operations: [UInt8], coordinates: Batch.Coordinates?, from edited: DecodedDocument,
    to original: DecodedDocument, limits: ParsingLimits
  ) throws(UnsafeEdit) -> [UInt8] {
    let digest = ContentDigest(of: edited.tree.source.bytes).spelling
    var script = Array("if-digest: \(digest)\n".utf8)
    if let coordinates { script += Array("coordinates: \(coordinates.rawValue)\n".utf8) }
    script += Array("operations:".utf8)
    script += operations.starts(with: "[]".utf8) ? Array(" ".utf8) : [.lineFeed]
    script += operations
    let restored = try RestoredText.text(byRunning: script, on: edited, limits: limits)
    script += lineEdits(from: restored, to: original.tree.source.bytes, limits: limits)
    guard
      try RestoredText.text(byRunning: script, on: edited, limits: limits)
        == original.tree.source.bytes
    else {
      throw UnsafeEdit(.otherLines, at: original.tree.range(of: original.root))
    }
    return script
  }

  /// What operations leave different: the lines of nobody.
  private static func lineEdits(
    from restored: [UInt8], to original: [UInt8], limits: ParsingLimits
  ) -> [UInt8] {
    let difference = LineDifference(
      from: restored, to: original, contextCount: 0, roundLimit: MidpointSearch.usualRoundLimit)
    guard !difference.changes.isEmpty else { return [] }
    var text = Array("line-edits:\n".utf8)
    for change in difference.changes {
      let line = difference.old.precedingLineCount + change.old.lowerBound + 1
      text += Array("- {line: \(line)".utf8)
      if !change.old.isEmpty { text += Array(", remove: \(change.old.count)".utf8) }
      let inserted = change.new.flatMap { original[difference.new.byteRange(of: $0)] }
      if !inserted.isEmpty {
        text += Array(", insert: ".utf8) + ScalarWriter.doubleQuoted(inserted[...])
      }
      text += Array("}\n".utf8)
    }
    return text
  }
}
