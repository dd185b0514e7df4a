internal import YAMLSyntax

/// A document that can be written as JSON (SPEC §6.1).
///
/// The data stands in document order, with aliases and merge keys expanded. Titles, ids, footers
/// and labels are strings; all other scalars mean what their style, tag or look says. With facts, a
/// key `facts` that a row or section has itself gives way to them.
package struct DocumentJSON: Sendable {
  private let document: DecodedDocument
  private let options: JSONOptions

  /// Takes a document, if it can be written.
  ///
  /// - Parameters:
  ///   - document: a document as it was read without errors, its model not edited since.
  ///   - options: how it is to be written.
  /// - Throws: `DocumentJSONFailure` where a key is a collection, or aliases go beyond the limits.
  /// - Complexity: O(*n*) in the number of nodes; with aliases, linear in their expansion.
  package init(_ document: DecodedDocument, options: JSONOptions = JSONOptions())
    throws(DocumentJSONFailure)
  {
    self.document = document
    self.options = options
    let hasAliases = try document.checkKeys()
    guard hasAliases else { return }
    var walk = DataWalk(document, options: options)
    while walk.next() != nil {}
    if let failure = walk.failure { throw failure }
  }

  /// Appends the document, the last line with its line feed.
  ///
  /// - Parameter buffer: receives UTF-8.
  /// - Complexity: linear in what is appended.
  package func append(to buffer: inout [UInt8]) {
    append(to: &buffer, flushingAt: Int.max) { _ in }
  }

  /// Appends the document and gives it away piece by piece.
  ///
  /// - Parameters:
  ///   - buffer: receives UTF-8; what is left in it at the end has not been given away.
  ///   - byteCount: how many bytes are enough for a piece, which may end anywhere between tokens.
  ///   - flush: takes the bytes out of the buffer.
  /// - Throws: what `flush` throws; the rest of the document is then left out.
  /// - Complexity: linear in what is appended.
  package func append<Failure: Error>(
    to buffer: inout [UInt8], flushingAt byteCount: Int,
    flush: (inout [UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var writing = DocumentWriting(document, options: options)
    swap(&buffer, &writing.json.buffer)
    defer { swap(&buffer, &writing.json.buffer) }
    while writing.advance(untilByteCount: byteCount) {
      try flush(&writing.json.buffer)
    }
  }
}

extension DecodedDocument {
  /// Looks for what the walk through the data relies on.
  ///
  /// - Returns: whether there are aliases.
  /// - Throws: `DocumentJSONFailure` where a key is a collection.
  fileprivate func checkKeys() throws(DocumentJSONFailure) -> Bool {
    let root = tree.documents[index].root
    var hasAliases = false
    for number in root.number..<tree.end(of: root).number {
      let node = NodeID(number)
      switch tree.kind(of: node) {
      case .alias: hasAliases = true
      case .mapping: try checkKeys(of: node)
      case .scalar, .sequence: break
      }
    }
    return hasAliases
  }

  private func checkKeys(of mapping: NodeID) throws(DocumentJSONFailure) {
    var children = tree.children(of: mapping)
    while let key = children.next(), children.next() != nil {
      guard tree.kind(of: tree.resolved(key)) == .scalar else {
        throw DocumentJSONFailure(reason: .collectionAsKey, range: tree.range(of: key))
      }
    }
  }
}
