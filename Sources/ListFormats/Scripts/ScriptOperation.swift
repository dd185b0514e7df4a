package import ListModel
package import SourceDiagnostics

/// An operation of a script with its place there.
package struct ScriptOperation: Sendable {
  /// What the model is to do; `malformed` if the shape is wrong.
  package let operation: ListModel.Operation
  /// The operation's name as it is written.
  package let name: String
  /// The operation's key in the script.
  package let place: Diagnostic.Place
  /// What is wrong with its shape.
  package let problems: [Diagnostic]
  /// The entry that it brings along, as text or value; nil: none.
  let content: NewContent?
  /// What is wrong with that entry unless a layout says what entries are.
  package let entryProblems: [Diagnostic]

  /// Everything that is wrong with its shape in a native document.
  package var allProblems: [Diagnostic] { problems + entryProblems }

  /// The operation read anew.
  ///
  /// - Parameters:
  ///   - operation: what the model is to do.
  ///   - problems: what is wrong with it besides.
  /// - Returns: it, at the same place.
  func with(_ operation: ListModel.Operation, problems: [Diagnostic]) -> ScriptOperation {
    ScriptOperation(
      operation: operation, name: name, place: place, problems: self.problems + problems,
      content: content, entryProblems: entryProblems)
  }
}

/// A script as it was read (SPEC §2).
package struct Script: Sendable {
  /// The operations, in order.
  package var operations: [ScriptOperation] = []
  /// What is wrong with the script outside its operations.
  package var problems: [Diagnostic] = []
  /// What addresses name, if some script says so.
  var coordinates: Batch.Coordinates?
  /// The digests that the input must have.
  package var conditions: [DigestCondition] = []
  /// What it does to lines of nobody after its operations, in order.
  var lineEdits: [LineEdit] = []

  /// Creates an empty script, which does nothing.
  package init() {}

  /// Adds the operations of a further script, to be carried out after these.
  ///
  /// All must take addresses in the same way: they are one batch.
  package mutating func append(_ other: Script) {
    let (own, others) = (coordinates ?? .sequential, other.coordinates ?? .sequential)
    if own != others, !operations.isEmpty, let first = other.operations.first {
      problems.append(
        Diagnostic(
          .badOperation, "all scripts of a batch have the same 'coordinates'", at: first.place))
    }
    if operations.isEmpty || coordinates == nil { coordinates = other.coordinates ?? coordinates }
    if !other.lineEdits.isEmpty {
      if !lineEdits.isEmpty || !operations.isEmpty, let place = other.lineEdits.first?.place {
        problems.append(
          Diagnostic(.badOperation, "a script with 'line-edits' stands alone", at: place))
      }
      lineEdits = other.lineEdits
    }
    // The first script, most often the only one, is taken over as it is.
    if operations.isEmpty { operations = other.operations } else { operations += other.operations }
    problems += other.problems
    conditions += other.conditions
  }
}
