/// The table of a program: its commands and options, from which the parser, the help text and
/// whatever else describes the command line are made.
package struct CommandSet: Hashable, Sendable {
  /// The program's name.
  package let program: String
  /// One phrase: what it does.
  package let summary: String
  /// What follows the program's name, in general.
  package let synopsis: String
  /// What help opens with.
  package let examples: [CommandExample]
  /// The commands, in the order of the help text.
  package let commands: [CommandSpec]
  /// Options in place of a command.
  package let programOptions: [OptionSpec]
  /// Options that every command has besides its own.
  package let commonOptions: [OptionSpec]
  /// What else there is to say, a paragraph each, without line breaks.
  package let description: [String]

  /// Describes a program.
  package init(
    program: String, summary: String, synopsis: String, examples: [CommandExample],
    commands: [CommandSpec], programOptions: [OptionSpec], commonOptions: [OptionSpec],
    description: [String] = []
  ) {
    self.program = program
    self.summary = summary
    self.synopsis = synopsis
    self.examples = examples
    self.commands = commands
    self.programOptions = programOptions
    self.commonOptions = commonOptions
    self.description = description
  }

  /// The command that is written so; nil if there is none.
  package func command(spelled word: String) -> CommandSpec? {
    commands.first { $0.name.rawValue == word }
  }

  /// The command with this name; nil if this table lacks it.
  package func command(_ name: CommandName) -> CommandSpec? {
    commands.first { $0.name == name }
  }

  /// All options that may follow a command, its own first.
  package func options(of command: CommandSpec) -> [OptionSpec] {
    command.options + commonOptions
  }
}
