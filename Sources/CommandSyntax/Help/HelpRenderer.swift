/// Makes help text of a table of commands: plain text, examples first.
package struct HelpRenderer: Sendable {
  /// The table.
  package let set: CommandSet
  /// The width to wrap at, in columns; examples and synopses are not wrapped.
  package let width: Int

  /// Creates a renderer.
  package init(_ set: CommandSet, width: Int = 80) {
    self.set = set
    self.width = width
  }

  /// The help text of a command, or with nil that of the program.
  ///
  /// - Parameter name: a command of the table.
  /// - Returns: whole lines, the last one with its line break too.
  package func text(of name: CommandName?) -> String {
    guard let command = name.flatMap(set.command(_:)) else { return programText }
    let synopses = command.synopses.map { "  " + invocation(of: command, $0) }
    return joined(
      [
        exampleLines(command.examples),
        ["Usage:"] + synopses,
        paragraph(sentence(command.summary)),
      ] + command.description.map(paragraph) + [
        optionLines(set.options(of: command))
      ])
  }

  /// How to use a command, or with nil the program, in one line, and where to read more.
  ///
  /// - Parameter name: a command of the table.
  /// - Returns: the line, without a line break.
  package func usageLine(of name: CommandName?) -> String {
    guard let command = name.flatMap(set.command(_:)) else {
      return "usage: \(set.program) \(set.synopsis)  (\(set.program) help)"
    }
    let usage = invocation(of: command, command.synopses.first ?? "")
    return "usage: \(usage)  (\(set.program) help \(command.name.rawValue))"
  }

  private var programText: String {
    let commands = TwoColumns(rows: set.commands.map { ($0.name.rawValue, $0.summary) })
    return joined(
      [
        exampleLines(set.examples),
        ["Usage:", "  \(set.program) \(set.synopsis)"],
        paragraph(sentence(set.summary)),
        ["Commands:"] + commands.lines(width: width),
        optionLines(set.programOptions),
      ] + set.description.map(paragraph))
  }

  private func invocation(of command: CommandSpec, _ synopsis: String) -> String {
    let name = "\(set.program) \(command.name.rawValue)"
    return synopsis.isEmpty ? name : name + " " + synopsis
  }

  private func exampleLines(_ examples: [CommandExample]) -> [String] {
    if examples.isEmpty { return [] }
    return ["Examples:"] + examples.flatMap { ["  " + $0.line, "      " + $0.purpose] }
  }

  private func optionLines(_ options: [OptionSpec]) -> [String] {
    let columns = TwoColumns(rows: options.map { ($0.helpHeading, $0.helpText) })
    return ["Options:"] + columns.lines(width: width)
  }

  private func sentence(_ phrase: String) -> String {
    phrase.prefix(1).uppercased() + phrase.dropFirst() + "."
  }

  private func paragraph(_ text: String) -> [String] {
    wrappedLines(text, width: width)
  }

  /// The blocks with an empty line between them.
  private func joined(_ blocks: [[String]]) -> String {
    blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
      + "\n"
  }
}
