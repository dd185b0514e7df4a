internal import YAMLSyntax

/// The writing of one document, step by step.
struct DocumentWriting {
  /// The writer, whose buffer may be emptied between the steps.
  var json: JSONWriter
  private let tree: SyntaxTree
  private var walk: DataWalk
  private var facts: FactsWriter?
  private let includesFacts: Bool
  private var isDone = false

  init(_ document: DecodedDocument, options: JSONOptions) {
    json = JSONWriter(isCompact: options.isCompact)
    tree = document.tree
    walk = DataWalk(document, options: options)
    includesFacts = options.includesFacts
    facts = options.includesFacts ? FactsWriter(document) : nil
  }

  /// Writes on until there is a piece to be given away.
  ///
  /// - Parameter byteCount: how many bytes in the buffer are enough for a piece.
  /// - Returns: whether there is such a piece; false when the document has ended.
  mutating func advance(untilByteCount byteCount: Int) -> Bool {
    while let step = walk.next() {
      write(step)
      if json.buffer.count >= byteCount { return true }
    }
    guard !isDone else { return false }
    isDone = true
    json.endLine()
    return json.buffer.count >= byteCount
  }

  private mutating func write(_ step: DataStep) {
    switch step {
    case .beginObject(let role):
      json.beginObject()
      if role == .section { facts?.beginSection() }
      if role == .row { facts?.beginRow() }
    case .endObject(let role):
      if role == .section { facts?.writeSection(to: &json) }
      if role == .row { facts?.writeRow(to: &json) }
      json.endObject()
    case .endEntry(let entry): facts?.write(entry, to: &json)
    case .scalarEntry(let node, let entry):
      json.beginObject()
      json.key("title")
      json.string(utf8: tree.content(of: node))
      facts?.write(entry, to: &json)
      json.endObject()
    case .beginArray(let role):
      json.beginArray()
      if role == .rows { facts?.beginRows() }
    case .endArray: json.endArray()
    case .key(let node): json.key(utf8: tree.content(of: node))
    case .value(let node): write(valueOf: node)
    case .text(let node, let role):
      if role == .row, includesFacts {
        writeObject(forScalarRow: node)
      } else {
        json.string(utf8: tree.content(of: node))
      }
    }
  }

  private mutating func write(valueOf node: NodeID) {
    switch tree.value(of: node) {
    case .null: json.null()
    case .boolean(let value): json.boolean(value)
    case .number(let spelling): json.number(spelled: spelling)
    case .string: json.string(utf8: tree.content(of: node))
    }
  }

  private mutating func writeObject(forScalarRow node: NodeID) {
    facts?.beginRow()
    json.beginObject()
    json.key("title")
    json.string(utf8: tree.content(of: node))
    facts?.writeRow(to: &json)
    json.endObject()
  }
}
