/// A file that a command line names, and the way in which it does.
package enum NamedFile: Hashable, Sendable {
  /// An operand.
  case operand(String)
  /// The value of an option.
  case option(OptionID, String)
  /// The file under which an option keeps the old content of another.
  case backup(of: String, String)

  /// The name, as it is given or made.
  package var path: String {
    switch self {
    case .operand(let path), .option(_, let path), .backup(_, let path): path
    }
  }

  /// The name and where it comes from, safe to print on a terminal.
  var description: String {
    switch self {
    case .operand(let path): quoted(path)
    case .option(let option, let path): "'--\(option.rawValue)' \(quoted(path))"
    case .backup(let original, let path): "the backup \(quoted(path)) of \(quoted(original))"
    }
  }
}
