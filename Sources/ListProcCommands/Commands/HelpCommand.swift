internal import CommandSyntax

/// `listproc help`: the help texts of the program and its commands (SPEC §7).
struct HelpCommand {
  /// The help text of a command; nil: of the program.
  static func text(of name: CommandName?, system: SystemCalls) -> String {
    HelpRenderer(.listproc, width: width(system)).text(of: name)
  }

  /// The width of the terminal within reason; 80 where there is none.
  private static func width(_ system: SystemCalls) -> Int {
    guard system.isTerminal(1), let width = system.terminalWidth(1) else { return 80 }
    return min(max(width, 40), 100)
  }
}
