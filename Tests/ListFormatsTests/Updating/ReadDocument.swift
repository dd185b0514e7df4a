import ListFormats
import ListModel
import SourceDiagnostics
import YAMLSyntax

/// A document as the program reads and edits it.
struct ReadDocument {
  private let tree: SyntaxTree
  private let document: DecodedDocument

  /// What became of a script.
  enum Outcome {
    case text(String)
    case refused(String)
    case unsafe(String)
  }

  /// A text that is no valid document, though its writer took it for one.
  struct Unreadable: Error, CustomStringConvertible {
    let description: String
  }

  init(_ text: String) throws {
    let source = SourceText(name: "random.yaml", bytes: Array(text.utf8))
    do { tree = try SyntaxTree(parsing: source) } catch {
      throw Unreadable(description: "unreadable: \(error)\n\(Self.visible(text))")
    }
    var decoder = DocumentDecoder(tree: tree, document: 0)
    guard let document = decoder.decode(),
      decoder.diagnostics.allSatisfy({ $0.severity != .error })
    else {
      throw Unreadable(description: "invalid: \(decoder.diagnostics)\n\(Self.visible(text))")
    }
    self.document = document
  }

  /// The titles of all rows, section by section.
  var lists: [[String]] {
    let model = document.model
    return model.entries(of: .root).map { section in
      guard let list = model.list(of: section) else { return [] }
      return model.entries(of: list).map { model.names.title(of: $0) ?? "" }
    }
  }

  func edited(by operations: [Operation]) -> Outcome {
    let result = Batch().run(operations, on: document.model)
    guard result.outcomes.allSatisfy(\.isPassed) else { return .refused("\(result.outcomes)") }
    do {
      let edit = try StreamEdit([(document, result)], of: tree, limits: ParsingLimits())
      return .text(String(decoding: edit.bytes, as: UTF8.self))
    } catch {
      return .unsafe(error.message)
    }
  }

  /// Shows what ends lines, and spaces before that.
  static func visible(_ text: String) -> String {
    var lines = text.replacing("\r\n", with: "␍\n").split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { $0.hasSuffix(" ") || $0.hasSuffix(" ␍") ? "\($0)·" : String($0) }
    if lines.last == "" { lines.removeLast() } else { lines.append("(no line break)") }
    return lines.joined(separator: "\n")
  }
}
