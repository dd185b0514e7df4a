/// An order of rows: of the operation `sort`, and of `policy.order` (SPEC §2, §4.4).
package struct RowOrder: Hashable, Sendable {
  /// What rows are compared by.
  package enum Key: Hashable, Sendable {
    case title
    case id
    /// A further field that is a scalar.
    case field(String)

    /// Creates a key from its name.
    ///
    /// - Parameter name: `title`, `id`, or the name of a field.
    package init(_ name: String) {
      switch name {
      case "title": self = .title
      case "id": self = .id
      default: self = .field(name)
      }
    }

    /// The name by which a script says it.
    package var name: String {
      switch self {
      case .title: "title"
      case .id: "id"
      case .field(let name): name
      }
    }
  }

  /// How texts are compared.
  package enum Collation: String, CaseIterable, Sendable {
    /// By their code points.
    case codepoint
    /// By the code points of their lower-case forms.
    case fold
    /// As `fold`, runs of the digits 0 to 9 as numbers.
    case natural
  }

  /// Which of two texts comes first.
  package enum Direction: String, CaseIterable, Sendable { case ascending, descending }

  /// What rows are compared by.
  package var key = Key.title
  /// How texts are compared.
  package var collation = Collation.codepoint
  /// Which of two texts comes first.
  package var direction = Direction.ascending

  /// Creates the order by title, ascending.
  package init() {}

  /// In words: `by title, natural, descending`.
  var phrase: String {
    var words = ["by \(key.name)"]
    if collation != .codepoint { words.append(collation.rawValue) }
    if direction == .descending { words.append(direction.rawValue) }
    return words.joined(separator: ", ")
  }
}
