import ListFormats
import TestSupport
import YAMLSyntax

/// A random stream of list documents that could be read, and what comes next by chance.
struct GeneratedList {
  let tree: SyntaxTree
  let documents: [DecodedDocument]
  let random: SeededRandom

  /// Writes and reads a stream; there is none if it has no list document, or they are not valid.
  ///
  /// - Parameters:
  ///   - seed: what it depends on.
  ///   - json: whether it is one document in JSON.
  ///   - onlyFirst: whether only the first of its list documents is read.
  init?(seed: UInt64, json: Bool, onlyFirst: Bool = false) {
    let text: String
    var indices = [0]
    if json {
      let generated = JSONCase(seed: seed)
      (text, random) = (generated.text, generated.random)
    } else {
      var generator = LayoutGenerator(seed: seed)
      let stream = generator.stream()
      text = generator.finished(stream.text)
      (indices, random) = (stream.listDocuments, generator.random)
    }
    if onlyFirst { indices = Array(indices.prefix(1)) }
    guard let read = try? LayoutCase.read(text, documents: indices), !read.documents.isEmpty else {
      return nil
    }
    (tree, documents) = read
  }
}
