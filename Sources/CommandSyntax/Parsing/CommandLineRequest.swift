/// What a command line asks for.
package enum CommandLineRequest: Hashable, Sendable {
  /// To run a command.
  case run(ParsedCommand)
  /// The help text of a command, or with nil that of the program.
  case help(CommandName?)
  /// The program's version.
  case version
}
