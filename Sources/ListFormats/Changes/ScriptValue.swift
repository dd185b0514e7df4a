internal import YAMLSyntax

/// A part of a script that is written: an operation, or an argument of one.
enum ScriptValue {
  /// An index.
  case index(Int)
  /// Text on one line.
  case text(String)
  /// Nothing: an empty plain scalar.
  case nothing
  /// Whole lines, an entry as it stands in a list.
  case lines([UInt8])
  /// Arguments, in order.
  case mapping([(key: String, value: ScriptValue)])

  /// Whether it is lines, or holds some.
  var hasLines: Bool {
    switch self {
    case .index, .text, .nothing: false
    case .lines: true
    case .mapping(let pairs): pairs.contains { $0.value.hasLines }
    }
  }
}

/// An operation of a script that is written.
struct WrittenOperation {
  /// Its name.
  let name: OperationName
  /// Its address, or its arguments.
  let value: ScriptValue
}
