import Foundation
import ListFormats
import ListModel
import SourceDiagnostics
import Testing
import YAMLSyntax

/// Real commits of public repositories: the script of the difference gives the same list, and where
/// only the lines of entries changed the same bytes.
@Suite(.enabled(if: PropertySettings.sharedFolder != nil)) struct ReplayTests {
  /// The cases, with what else changed in them.
  static let cases: [(folder: String, strictness: String)] = {
    guard let shared = PropertySettings.sharedFolder,
      let index = try? String(contentsOfFile: "\(shared)/replays/INDEX.tsv", encoding: .utf8)
    else { return [] }
    return index.split(separator: "\n").dropFirst().map { line in
      let fields = line.split(separator: "\t").map(String.init)
      return (fields[0], fields[4])
    }
  }()

  @Test func `there are forty cases, thirty of them strict`() {
    #expect(Self.cases.count == 40)
    #expect(Self.cases.count { $0.strictness == "strict" } == 30)
  }

  @Test(arguments: cases)
  func `the script of a commit gives what was committed`(
    folder: String, strictness: String
  ) throws {
    let root = "\(PropertySettings.sharedFolder ?? "")/replays/\(folder)"
    let layoutTree = try Self.tree("\(root)/layout.yaml")
    var decoder = LayoutDecoder(tree: layoutTree)
    let file = decoder.decodeFile()
    let layout = try #require(file.layout)
    let documents = try ["before.yaml", "after.yaml"].map { name in
      try Self.document(try Self.tree("\(root)/\(name)"), layout)
    }
    let change = ChangeCase(from: documents[0], to: documents[1])
    #expect(!change.comparison.plan.changes.isEmpty)
    let result = try change.applied(try change.script())
    if strictness == "strict" {
      #expect(result.utf8.elementsEqual(documents[1].tree.source.bytes))
    }
    let tree = try SyntaxTree(
      parsing: SourceText(name: "result.yaml", bytes: Array(result.utf8)))
    let edited = try Self.document(tree, layout)
    #expect(DocumentComparison(from: edited, to: documents[1]).plan.changes.isEmpty)
  }

  private static func document(
    _ tree: SyntaxTree, _ layout: Layout
  ) throws -> DecodedDocument {
    var reader = LayoutReader(tree: tree, document: 0, layout: layout)
    let document = reader.read()
    return try #require(document)
  }

  private static func tree(_ path: String) throws -> SyntaxTree {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    return try SyntaxTree(parsing: SourceText(name: path, bytes: bytes))
  }
}
