import CommandSyntax
import Testing

@Suite struct OptionExclusionTests {
  @Test(arguments: [
    (["-d", "-t", "json"], "'--to json' cannot go with '--diff'"),
    (["--to=table", "--diff"], "'--to table' cannot go with '--diff'"),
  ])
  func `what an option excludes is a usage error in any order`(
    arguments: [String], message: String
  ) {
    let error = CommandSet.listproc.error(["apply"] + arguments)
    #expect(error?.message == message)
    #expect(error?.command == .apply)
  }

  @Test(arguments: [["-d"], ["-t", "json"], ["-d", "-t", "yaml"], ["-nd", "-o", "x"]])
  func `what it does not exclude may go with it`(arguments: [String]) throws {
    #expect(try CommandSet.listproc.command(["apply"] + arguments) != nil)
  }

  @Test(arguments: CommandName.allCases)
  func `an option excludes options of its command, with values that they have`(
    name: CommandName
  ) throws {
    let command = try #require(CommandSet.listproc.command(name))
    for exclusion in command.options.flatMap(\.excludes) {
      let option = try #require(command.options.first { $0.id == exclusion.id })
      for value in exclusion.values { #expect(option.value?.permits(value) == true) }
    }
  }
}
