import ListFormats
import ListModel
import SourceDiagnostics
import YAMLSyntax

/// A stream, a script, and what the program makes of them.
struct LayoutCase {
  /// What became of the script.
  enum Outcome {
    case refused
    case unsafe(UnsafeEdit)
    case edited(SyntaxTree)
    case unreadable(String)
  }

  let tree: SyntaxTree
  let documents: [DecodedDocument]
  let script: LayoutScript
  let results: [BatchResult]
  let outcome: Outcome

  /// Reads a text.
  ///
  /// - Returns: its tree and documents; nil if they are not valid.
  static func read(
    _ text: String, documents indices: [Int]
  ) throws -> (tree: SyntaxTree, documents: [DecodedDocument])? {
    let tree = try SyntaxTree(parsing: SourceText(name: "random.yaml", bytes: Array(text.utf8)))
    var documents: [DecodedDocument] = []
    for index in indices {
      var decoder = DocumentDecoder(tree: tree, document: index)
      guard let document = decoder.decode(),
        decoder.diagnostics.allSatisfy({ $0.severity != .error })
      else { return nil }
      documents.append(document)
    }
    return (tree, documents)
  }

  init(tree: SyntaxTree, documents: [DecodedDocument], script: LayoutScript) {
    self.tree = tree
    self.documents = documents
    self.script = script
    let read = script.read
    let runs = BatchRun.runs(read, on: documents)
    let results = runs.map(\.result)
    self.results = results
    guard runs.allSatisfy(\.isPassed) else {
      outcome = .refused
      return
    }
    let edit: StreamEdit
    do {
      edit = try StreamEdit(
        runs.map { ($0.document, $0.result) }, of: runs.first?.document.tree ?? tree,
        limits: ParsingLimits())
    } catch {
      outcome = .unsafe(error)
      return
    }
    let source = SourceText(name: "edited.yaml", bytes: edit.bytes)
    do { outcome = .edited(try SyntaxTree(parsing: source)) } catch {
      outcome = .unreadable("\(error)\n" + LayoutCase.visible(edit.bytes))
    }
  }

  /// The entries that went or moved, of all documents.
  var touched: Set<NodeID> {
    Set(
      zip(documents, results).flatMap { document, result in
        result.changes.map { NodeID(document.model.token(of: $0.entry)) }
      })
  }

  /// The entries that went.
  var deleted: Set<NodeID> {
    Set(
      zip(documents, results).flatMap { document, result in
        result.changes.compactMap { change in
          if case .delete(let entry, _) = change {
            NodeID(document.model.token(of: entry))
          } else {
            nil
          }
        }
      })
  }

  /// The case as somebody reads it who looks for the reason.
  func report(_ problem: String) -> String {
    var text = "\(problem)\n=== script\n\(script.text)"
    text += "=== document \(documents.map(\.index))\n\(LayoutCase.visible(tree.source.bytes))\n"
    if case .edited(let edited) = outcome {
      text += "=== result\n\(LayoutCase.visible(edited.source.bytes))\n"
    }
    return text + "==="
  }

  private static func visible(_ bytes: [UInt8]) -> String {
    ReadDocument.visible(String(decoding: bytes, as: UTF8.self))
  }
}
