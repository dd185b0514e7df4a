/// One option of the table.
package struct OptionSpec: Hashable, Sendable {
  /// Whether a value goes with an option.
  package enum Argument: Hashable, Sendable {
    /// A switch.
    case none
    /// A value, in the same argument or the next one.
    case required(ValueSpec)
    /// A value only where it is attached with `=`.
    case optional(ValueSpec)
  }

  /// Its identity, and its long name.
  package let id: OptionID
  /// Its one-letter name, if it has one.
  package let letter: Unicode.Scalar?
  /// What may go with it.
  package let argument: Argument
  /// Whether it may be given more than once.
  package let repeats: Bool
  /// What may not be given with it.
  package let excludes: [OptionExclusion]
  /// One phrase of help, without choices and default, which are added to it.
  package let summary: String

  /// Describes an option.
  package init(
    _ id: OptionID, _ letter: Unicode.Scalar? = nil, _ argument: Argument = .none,
    repeats: Bool = false, excludes: [OptionExclusion] = [], summary: String
  ) {
    self.id = id
    self.letter = letter
    self.argument = argument
    self.repeats = repeats
    self.excludes = excludes
    self.summary = summary
  }

  /// The long name with its dashes.
  package var longSpelling: String { "--" + id.rawValue }

  /// The letter with its dash.
  package var shortSpelling: String? { letter.map { "-" + String($0) } }

  /// What describes its value; nil for a switch.
  package var value: ValueSpec? {
    switch argument {
    case .none: nil
    case .required(let value), .optional(let value): value
    }
  }
}
