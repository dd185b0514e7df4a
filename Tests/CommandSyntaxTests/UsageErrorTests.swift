import CommandSyntax
import Testing

@Suite struct UsageErrorTests {
  @Test(arguments: [
    ([], "no command is given"),
    (["--"], "no command is given"),
    (["aply"], "unknown command 'aply'; did you mean 'apply'?"),
    (["Apply"], "unknown command 'Apply'; did you mean 'apply'?"),
    (["expl"], "unknown command 'expl'; did you mean 'explain'?"),
    (["list.yaml"], "unknown command 'list.yaml'"),
    ([""], "unknown command ''"),
    (["-"], "unknown command '-'"),
    (["--", "--help"], "unknown command '--help'; did you mean 'help'?"),
    (["--help", "aply"], "unknown command 'aply'; did you mean 'apply'?"),
    (["--helq"], "unknown option '--helq'; did you mean '--help'?"),
    (["-H"], "unknown option '-H'; did you mean '-h'?"),
    (["-z"], "unknown option '-z'"),
    (["--help=apply"], "option '--help' takes no value"),
    (["--version", "apply"], "unexpected operand 'apply' after '--version'"),
    (["-n", "apply"], "option '-n' stands after its command, 'apply'"),
    (["--numbers", "show"], "option '--numbers' stands after its command, 'show'"),
  ])
  func `without a command the program is at fault`(arguments: [String], message: String) {
    let error = CommandSet.sample.error(arguments)
    #expect(error?.message == message)
    #expect(error?.command == nil)
  }

  @Test(arguments: [
    (["--outptu", "x"], "unknown option '--outptu'; did you mean '--output'?"),
    (["--out=x"], "unknown option '--out'; did you mean '--output'?"),
    (["--DRY_RUN"], "unknown option '--DRY_RUN'; did you mean '--dry-run'?"),
    (["--o=x"], "unknown option '--o'; did you mean '-o'?"),
    (["--bogus"], "unknown option '--bogus'"),
    (["--=x"], "unknown option '--'"),
    (["---n"], "unknown option '---n'"),
    (["-N"], "unknown option '-N'; did you mean '-n'?"),
    (["-z"], "unknown option '-z'"),
    (["-ndz"], "unknown option '-z' in '-ndz'"),
    (["-n-d"], "unknown option '--' in '-n-d'"),
    (["-dry-run"], "unknown option '-dry-run'; did you mean '--dry-run'?"),
    (["--numbers"], "'--numbers' is no option of 'apply' but of 'show'"),
    (["--version"], "'--version' is no option of 'apply'; it stands alone, without a command"),
  ])
  func `an unknown option has a suggestion where one is plausible`(
    arguments: [String], message: String
  ) {
    let error = CommandSet.sample.error(["apply"] + arguments)
    #expect(error?.message == message)
    #expect(error?.command == .apply)
  }

  @Test(arguments: [
    (["-o"], "option '-o' needs a value, FILE"),
    (["x", "--output"], "option '--output' needs a value, FILE"),
    (["-ne"], "option '-e' needs a value, OP"),
    (["--dry-run=x"], "option '--dry-run' takes no value"),
    (["--dry-run="], "option '--dry-run' takes no value"),
    (["-n=x"], "option '-n' takes no value"),
    (["--to", "jsn"], "'jsn' is no value of '--to'; did you mean 'json'?"),
    (["-t=json"], "'=json' is no value of '-t'; did you mean 'json'?"),
    (["-t", "toml"], "'toml' is no value of '-t'; it takes yaml or json"),
    (["--to="], "'' is no value of '--to'; it takes yaml or json"),
    (["--document", "-1"], "'-1' is no value of '--document'; it takes a whole number or all"),
    (["--document=al"], "'al' is no value of '--document'; did you mean 'all'?"),
    (["-w", "1"], "'1' is no value of '-w'; it takes a whole number from 2 to 120"),
    (["-w121"], "'121' is no value of '-w'; it takes a whole number from 2 to 120"),
  ])
  func `a value is missing, not wanted or not permitted`(arguments: [String], message: String) {
    #expect(CommandSet.sample.error(["apply"] + arguments)?.message == message)
  }

  @Test(arguments: ["+1", "01", "00", "1e0", "1.0", "0x1", "1_0", " 1", "1 ", "", "１", "٣"])
  func `what only resembles a number is none`(text: String) {
    #expect(CommandSet.sample.error(["apply", "--document", text])?.suggestion == nil)
    #expect(CommandSet.sample.error(["apply", "--document", text]) != nil)
  }

  @Test(arguments: [
    (["-n", "-n"], "option '-n' is given twice"),
    (["-nn"], "option '-n' is given twice"),
    (["-tjson", "--to=json"], "option '--to' is given twice"),
    (["--report", "x", "--report=y"], "option '--report' is given twice"),
  ])
  func `an option that does not repeat is given once`(arguments: [String], message: String) {
    #expect(CommandSet.sample.error(["apply"] + arguments)?.message == message)
  }

  @Test(arguments: [
    (["apply", "a", "b"], "unexpected operand 'b'; 'apply' takes 1 at most"),
    (["check", "a", "b", "c"], "unexpected operand 'c'; 'check' takes 2 at most"),
    (["help", "x"], "unexpected operand 'x'; 'help' takes none"),
    (["check"], "operand OLD of 'check' is missing"),
    (["check", "a"], "operand NEW of 'check' is missing"),
    (["explain", "scirpt"], "unknown kind 'scirpt'; did you mean 'script'?"),
    (["explain", "x"], "unknown kind 'x'; it is document or script"),
  ])
  func `operands are counted and known`(arguments: [String], message: String) {
    #expect(CommandSet.sample.error(arguments)?.message == message)
  }

  @Test func `an abbreviation has a suggestion if it is one of a single name`() {
    let show = { CommandSet.listproc.error(["show"] + $0)?.message }
    #expect(show(["--com"]) == "unknown option '--com'; did you mean '--compact'?")
    #expect(show(["--co"]) == "unknown option '--co'")
    #expect(show(["-tj"]) == "'j' is no value of '-t'; did you mean 'json'?")
    #expect(
      CommandSet.listproc.error(["check", "--format="])?.message
        == "'' is no value of '--format'; it takes text")
  }

  @Test func `the help of an unknown command names a near one`() {
    let error = CommandSet.listproc.error(["help", "chekc"])
    #expect(error?.message == "unknown command 'chekc'; did you mean 'check'?")
    #expect(error?.command == .help)
  }
}
