/// A command line that follows the rules: options known, values permitted, operands counted.
package struct ParsedCommand: Hashable, Sendable {
  /// The command's entry in the table.
  package let spec: CommandSpec
  /// The options in the order of the command line.
  package let options: [OptionOccurrence]
  /// The operands in the order of the command line; `-` is one.
  package let operands: [String]

  /// The command.
  package var name: CommandName { spec.name }

  /// Whether the option was given.
  package func has(_ id: OptionID) -> Bool {
    options.contains { $0.id == id }
  }

  /// The option's values in the order of the command line, as given: no default.
  package func values(of id: OptionID) -> [String] {
    options.compactMap { $0.id == id ? $0.value : nil }
  }

  /// The value that holds for an option: the last one given, else the table's default.
  ///
  /// The default of an optional value holds only where the option was given without one.
  ///
  /// - Parameter id: an option of the command.
  /// - Returns: the value; nil if none was given and there is no default.
  package func value(of id: OptionID) -> String? {
    if let given = options.last(where: { $0.id == id }) {
      return given.value ?? valueSpec(of: id)?.defaultText
    }
    guard let option = spec.options.first(where: { $0.id == id }),
      case .required(let value) = option.argument
    else { return nil }
    return value.defaultText
  }

  /// The number that holds for an option, by the rule of `value(of:)`.
  ///
  /// - Parameter id: an option of the command.
  /// - Returns: the number, `Int.max` for one that is larger; nil if there is no value, or if it
  ///   is one of the words that are permitted beside numbers.
  package func number(of id: OptionID) -> Int? {
    guard let text = value(of: id) else { return nil }
    return valueSpec(of: id)?.number(text)
  }

  private func valueSpec(of id: OptionID) -> ValueSpec? {
    spec.options.first { $0.id == id }?.value
  }
}
