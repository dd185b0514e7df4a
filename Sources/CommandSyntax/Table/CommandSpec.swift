/// One command of the table.
package struct CommandSpec: Hashable, Sendable {
  /// Its name on the command line.
  package let name: CommandName
  /// One phrase: what it does.
  package let summary: String
  /// What follows the name, a line for each way to use it; the first one is the usage line.
  package let synopses: [String]
  /// What help opens with, the commonest use first.
  package let examples: [CommandExample]
  /// Its places for operands, in order; at most the last takes any number.
  package let operands: [OperandSpec]
  /// Its own options, in the order of the help text.
  package let options: [OptionSpec]
  /// What else there is to say, a paragraph each, without line breaks.
  package let description: [String]

  /// Describes a command.
  package init(
    _ name: CommandName, summary: String, synopses: [String], examples: [CommandExample],
    operands: [OperandSpec] = [], options: [OptionSpec] = [], description: [String] = []
  ) {
    self.name = name
    self.summary = summary
    self.synopses = synopses
    self.examples = examples
    self.operands = operands
    self.options = options
    self.description = description
  }

  /// The place that takes an operand.
  ///
  /// - Parameter index: the operand's number among the operands, from 0.
  /// - Returns: its place; nil if there are more operands than places.
  package func operand(at index: Int) -> OperandSpec? {
    if index < operands.count { return operands[index] }
    guard let last = operands.last, last.maximum == nil else { return nil }
    return last
  }
}
