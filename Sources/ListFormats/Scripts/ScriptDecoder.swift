internal import ListModel
internal import SourceDiagnostics
internal import Spelling
package import YAMLSyntax

/// Reads a script from a syntax tree (SPEC §2).
package struct ScriptDecoder: NodeDecoder {
  /// What a text may hold.
  package enum Form: Sendable {
    /// A script: a sequence of operations, or a mapping with `operations:`.
    case script
    /// What `-e` takes: an operation, or a sequence of them.
    case operation
  }

  let tree: SyntaxTree
  var reader: MappingReader
  var diagnostics: [Diagnostic] = []
  /// The entry that the operation which is being read brings along.
  var content: NewContent?
  /// What is wrong with that entry in a native document.
  var entryProblems: [Diagnostic] = []

  /// Creates a decoder.
  ///
  /// - Parameter tree: the script's stream, of one document at most.
  package init(tree: SyntaxTree) {
    self.tree = tree
    reader = MappingReader(tree: tree)
  }

  /// Reads the script.
  ///
  /// - Parameter form: what the text may hold.
  /// - Returns: its operations and all that is wrong with them.
  /// - Complexity: O(*n*) in the number of nodes.
  package mutating func decode(as form: Form) -> Script {
    var script = Script()
    if tree.documents.count > 1 {
      report(.wrongType, "a script is one document", at: tree.documents[1].root)
    }
    if let document = tree.documents.first, !tree.isNull(document.root) {
      let root = tree.resolved(document.root)
      switch tree.kind(of: root) {
      case .mapping where form == .operation:
        script.operations = [decodeOperation(root)]
      case .mapping:
        let fields = ownFields(
          Field(key: root, value: root, isMerged: false), known: ScriptKey.all, named: "script")
        if let fields { decodeOptions(fields, into: &script) }
        if let field = fields?[ScriptKey.operations] {
          script.operations = decodeOperations(field.value)
        } else {
          report(
            .badOperation, "a script is a sequence of operations, or has a key 'operations'",
            at: root)
        }
      case .sequence, .scalar, .alias:
        script.operations = decodeOperations(root)
      }
    }
    script.problems = diagnostics
    return script
  }

  private mutating func decodeOperations(_ node: NodeID) -> [ScriptOperation] {
    guard !tree.isNull(node) else { return [] }
    guard tree.kind(of: tree.resolved(node)) == .sequence else {
      report(
        .badOperation, "operations are a sequence of mappings such as 'delete-row: 0/2'", at: node)
      return []
    }
    let children = tree.children(of: tree.resolved(node))
    var operations: [ScriptOperation] = []
    operations.reserveCapacity(children.reduce(0) { count, _ in count + 1 })
    for child in children { operations.append(decodeOperation(child)) }
    return operations
  }

  /// Reads one operation; what is wrong with it is kept with it.
  private mutating func decodeOperation(_ node: NodeID) -> ScriptOperation {
    let outer = diagnostics
    diagnostics = []
    content = nil
    entryProblems = []
    defer { diagnostics = outer }
    let mapping = tree.resolved(node)
    var children = tree.children(of: mapping)
    let key = tree.kind(of: mapping) == .mapping ? children.next() : nil
    guard let key, let value = children.next(), children.next() == nil,
      tree.kind(of: tree.resolved(key)) == .scalar
    else {
      report(
        .badOperation, "an operation is a mapping with one key, such as 'delete-row: 0/2'",
        at: node)
      return operation(.malformed, key.map { tree.text(of: $0) } ?? "", at: key ?? node)
    }
    guard let name = OperationName(tree.content(of: key)) else {
      let name = tree.text(of: key)
      let names = OperationName.allCases.map(\.rawValue)
      let suggestion =
        nearestMatch(to: name, among: names).map { "; did you mean '\($0)'?" } ?? ""
      report(.badOperation, "'\(name)' is no operation" + suggestion, at: key)
      return operation(.malformed, name, at: key)
    }
    let decoded = decodeArguments(of: name, value)
    let isSound = diagnostics.isEmpty
    return operation(
      isSound ? decoded ?? .init(.malformed) : .init(.malformed), name.rawValue, at: key)
  }

  private func operation(
    _ kind: ListModel.Operation.Kind, _ name: String, at node: NodeID
  ) -> ScriptOperation {
    operation(.init(kind), name, at: node)
  }

  private func operation(
    _ operation: ListModel.Operation, _ name: String, at node: NodeID
  ) -> ScriptOperation {
    ScriptOperation(
      operation: operation, name: name,
      place: Diagnostic.Place(source: tree.source, range: tree.range(of: node)),
      problems: diagnostics, content: content,
      entryProblems: entryProblems)
  }
}
