import Foundation
import ListFormats
import ListModel
import SourceDiagnostics
import YAMLSyntax

/// A real file with the layout that reads it.
struct CorpusFile: Sendable, CustomStringConvertible {
  let name: String
  let bytes: [UInt8]
  let layout: Layout

  var description: String { name }

  /// The folder that holds `corpus` and `layouts`; nil if the environment names none.
  static var folder: String? { ProcessInfo.processInfo.environment["LISTPROC_SHARED"] }

  /// All files of the corpus.
  static let all: [CorpusFile] = {
    guard let folder,
      let index = try? String(contentsOfFile: folder + "/layouts/INDEX.tsv", encoding: .utf8)
    else { return [] }
    return index.split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 2,
        let data = FileManager.default.contents(atPath: "\(folder)/corpus/\(fields[0])"),
        let layout = FileManager.default.contents(atPath: "\(folder)/layouts/\(fields[1]).yaml")
      else { return nil }
      return try? CorpusFile(name: fields[0], bytes: Array(data), layout: Array(layout))
    }
  }()

  init(name: String, bytes: [UInt8], layout text: [UInt8]) throws {
    self.name = name
    self.bytes = bytes
    var decoder = LayoutDecoder(
      tree: try SyntaxTree(parsing: SourceText(name: "layout.yaml", bytes: text)))
    let file = decoder.decodeFile()
    guard let layout = file.layout, file.diagnostics.isEmpty else { throw Unreadable() }
    self.layout = layout
  }

  /// A text that the layout does not read.
  struct Unreadable: Error {}

  /// Reads a text through the layout.
  func read(_ bytes: [UInt8]) throws -> DecodedDocument {
    let tree = try SyntaxTree(parsing: SourceText(name: name, bytes: bytes))
    var reader = LayoutReader(tree: tree, document: 0, layout: layout)
    guard let document = reader.read() else { throw Unreadable() }
    return document
  }

  /// The text after some operations, and the lists that the model computed.
  func edited(
    _ document: DecodedDocument, by operations: [ListModel.Operation]
  ) throws -> (bytes: [UInt8], lists: [ListSketch]) {
    let result = Batch().run(operations, on: document.model)
    guard result.outcomes.allSatisfy(\.isPassed) else {
      throw Refused(reasons: result.outcomes.flatMap(\.refusals).map(\.message))
    }
    let edit = try StreamEdit([(document, result)], of: document.tree, limits: ParsingLimits())
    return (edit.bytes, ListSketch.lists(of: result.document))
  }

  /// Operations that the model refuses.
  struct Refused: Error {
    let reasons: [String]
  }
}

/// The lists of a document as titles, indented by their depth.
struct ListSketch: Equatable, CustomStringConvertible {
  let depth: Int
  let title: String
  let count: Int

  var description: String { String(repeating: "  ", count: depth) + title + " (\(count))" }

  static func lists(of model: ListDocument) -> [ListSketch] {
    var sketches: [ListSketch] = []
    var pending = model.entries(of: .root).reversed().map { ($0, 0) }
    while let (entry, depth) = pending.popLast() {
      let below = model.list(of: entry).map(model.entries) ?? []
      sketches.append(
        ListSketch(depth: depth, title: model.title(of: entry) ?? "", count: below.count))
      pending += below.reversed().map { ($0, depth + 1) }
    }
    return sketches
  }
}
