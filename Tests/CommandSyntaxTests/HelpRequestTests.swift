import CommandSyntax
import Testing

@Suite struct HelpRequestTests {
  @Test(arguments: [
    ["apply", "--help"], ["apply", "-h"], ["apply", "a", "b", "c", "--help"], ["apply", "-nh"],
    ["apply", "--help", "--bogus"], ["apply", "-h", "--to=bogus"], ["--help", "apply"],
    ["-h", "apply"], ["--help", "apply", "--bogus"],
  ])
  func `help after a command is that of the command`(arguments: [String]) throws {
    #expect(try CommandLineParser(.sample).parse(arguments) == .help(.apply))
  }

  @Test func `without a command there are help and version`() throws {
    #expect(try CommandLineParser(.sample).parse(["--help"]) == .help(nil))
    #expect(try CommandLineParser(.sample).parse(["-h"]) == .help(nil))
    #expect(try CommandLineParser(.sample).parse(["--help", "--version"]) == .help(nil))
    #expect(try CommandLineParser(.sample).parse(["--version"]) == .version)
  }

  @Test func `help is an ordinary command`() throws {
    let command = try #require(try CommandSet.listproc.command(["help", "apply"]))
    #expect(command.name == .help)
    #expect(command.operands == ["apply"])
    #expect(try CommandSet.listproc.command(["help"])?.operands == [])
    #expect(try CommandLineParser(.listproc).parse(["help", "-h"]) == .help(.help))
  }

  @Test func `an error before help comes first, and a value or operand is no help`() throws {
    #expect(CommandSet.sample.error(["apply", "--bogus", "--help"]) != nil)
    #expect(
      try CommandSet.sample.command(["apply", "-e", "--help"])?.optionLines == ["operation=--help"])
    #expect(try CommandSet.sample.command(["show", "--", "--help"])?.operands == ["--help"])
  }
}
