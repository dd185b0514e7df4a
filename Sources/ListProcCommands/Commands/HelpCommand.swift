internal import CommandSyntax

/// `listproc help`: the help texts of the program and its commands (SPEC §7).
struct HelpCommand {
  /// The help text of a command; nil: of the program.
  static func text(of name: CommandName?) -> String {
    HelpRenderer(.listproc, width: width).text(of: name)
  }

  /// The width of the terminal within reason; 80 where there is none.
  private static var width: Int {
    guard SystemCalls.isTerminal(1), let width = SystemCalls.terminalWidth(1) else { return 80 }
    return min(max(width, 40), 100)
  }
}
