import ListFormats
import SourceDiagnostics
import Testing
import YAMLSyntax

/// The document of a text that has one; problems found on reading fail the test.
func decoded(_ text: String, document index: Int = 0) throws -> DecodedDocument {
  var limits = ParsingLimits()
  limits.maximumDepth = 400
  let source = SourceText(name: "test", bytes: Array(text.utf8))
  let tree = try SyntaxTree(parsing: source, limits: limits)
  var decoder = DocumentDecoder(tree: tree, document: index)
  let result = decoder.decode()
  let document = try #require(result)
  let errors = decoder.diagnostics.filter { $0.severity == .error }
  #expect(errors.map(\.message) == [])
  return document
}

/// The JSON of a text's document.
func json(_ text: String, _ options: JSONOptions = JSONOptions()) throws -> String {
  var buffer: [UInt8] = []
  try DocumentJSON(try decoded(text), options: options).append(to: &buffer)
  return String(decoding: buffer, as: UTF8.self)
}

/// The compact JSON of a mapping, read as the user's own `x-data` of an empty list.
func data(_ flow: String) throws -> String {
  let text = "{sections: [], x-data: \(flow)}"
  let whole = try json(text, JSONOptions(isCompact: true))
  let start = "{\"sections\":[],\"x-data\":"
  #expect(whole.hasPrefix(start) && whole.hasSuffix("}\n"))
  return String(whole.dropFirst(start.count).dropLast(2))
}

/// The document of a text, whatever was found wrong with it.
func decodedIgnoringErrors(_ text: String) throws -> DecodedDocument {
  let source = SourceText(name: "test", bytes: Array(text.utf8))
  var decoder = DocumentDecoder(tree: try SyntaxTree(parsing: source), document: 0)
  let result = decoder.decode()
  return try #require(result)
}
