import ListFormats
import ListModel
import SourceDiagnostics
import YAMLSyntax

/// Two documents, and the script from one to the other.
struct ChangeCase {
  /// Why a case cannot be tried.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let old: DecodedDocument
  let new: DecodedDocument
  let comparison: DocumentComparison

  init(from old: DecodedDocument, to new: DecodedDocument) {
    self.old = old
    self.new = new
    comparison = DocumentComparison(from: old, to: new)
  }

  init(from old: String, to new: String) throws {
    self.init(from: try Self.document(old), to: try Self.document(new))
  }

  /// Reads a document that has nothing wrong.
  static func document(_ text: String, named name: String = "list.yaml") throws -> DecodedDocument {
    let tree: SyntaxTree
    do { tree = try SyntaxTree(parsing: SourceText(name: name, bytes: Array(text.utf8))) } catch {
      throw Failure(description: "unreadable: \(error)\n\(text)")
    }
    var decoder = DocumentDecoder(tree: tree, document: 0)
    guard let document = decoder.decode(),
      decoder.diagnostics.allSatisfy({ $0.severity != .error })
    else { throw Failure(description: "invalid: \(decoder.diagnostics.map(\.message))\n\(text)") }
    return document
  }

  /// The steps of a kind.
  func count(_ kind: PlannedChange.Kind) -> Int {
    comparison.plan.changes.count { $0.kind == kind }
  }

  /// The script as it is printed.
  func script() throws -> String {
    do {
      let script = try ChangeScript(comparison, limits: ParsingLimits())
      return String(decoding: script.yaml, as: UTF8.self)
    } catch { throw Failure(description: "no script: \(error.message)") }
  }

  /// What a script makes of the old document.
  func applied(_ text: String) throws -> String {
    let tree: SyntaxTree
    do {
      tree = try SyntaxTree(parsing: SourceText(name: "script", bytes: Array(text.utf8)))
    } catch { throw Failure(description: "the script is no YAML: \(error)\n\(text)") }
    var decoder = ScriptDecoder(tree: tree)
    let script = decoder.decode(as: .script)
    let runs = BatchRun.runs(script, on: [old])
    guard script.problems.isEmpty, let run = runs.first, run.isPassed else {
      throw Failure(
        description:
          "refused: \((runs.first?.diagnostics ?? script.problems).map(\.message))\n\(text)")
    }
    do {
      let edit = try StreamEdit(
        [(run.document, run.result)], of: run.document.tree, limits: ParsingLimits())
      return String(decoding: edit.bytes, as: UTF8.self)
    } catch { throw Failure(description: "unsafe: \(error.message)\n\(text)") }
  }

  /// What is wrong with the script; nil if it turns the old document into the new one.
  ///
  /// - Parameter isExact: whether every byte must be that of the new document.
  /// - Returns: the case as somebody reads it who looks for the reason.
  func problem(isExact: Bool) -> String? {
    do {
      let script = try script()
      let result = try applied(script)
      let wanted = String(decoding: new.tree.source.bytes, as: UTF8.self)
      if result.utf8.elementsEqual(wanted.utf8) { return nil }
      if !isExact, Self.hasSameData(try Self.document(result), new) { return nil }
      return report("another \(isExact ? "text" : "list")", script: script, result: result)
    } catch {
      return report("\(error)", script: nil, result: nil)
    }
  }

  /// Whether nothing but comments differs; where lists change their style, comments may find others
  /// to belong to.
  private static func hasSameData(_ result: DecodedDocument, _ new: DecodedDocument) -> Bool {
    DocumentComparison(from: result, to: new).plan.changes.allSatisfy { change in
      guard change.kind == .replaceRow, let old = change.old, let row = change.new else {
        return false
      }
      return result.tree.means(
        NodeID(result.model.token(of: old)), sameAs: NodeID(new.model.token(of: row)), in: new.tree)
    }
  }

  private func report(_ problem: String, script: String?, result: String?) -> String {
    let texts = [old, new].map {
      ReadDocument.visible(String(decoding: $0.tree.source.bytes, as: UTF8.self))
    }
    return """
      \(problem)
      === old
      \(texts[0])
      === new
      \(texts[1])
      === script
      \(script ?? "(none)")
      === result
      \(result.map(ReadDocument.visible) ?? "(none)")
      ===
      """
  }
}
