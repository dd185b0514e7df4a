import CommandSyntax
import Testing

@Suite struct OptionParsingTests {
  @Test(arguments: [
    (["--output", "x"], ["output=x"]), (["--output=x"], ["output=x"]), (["-o", "x"], ["output=x"]),
    (["-ox"], ["output=x"]), (["--output=a=b"], ["output=a=b"]), (["-o=x"], ["output==x"]),
    (["-n", "-d"], ["dry-run", "facts"]), (["-nd"], ["dry-run", "facts"]),
    (["-ndo", "x"], ["dry-run", "facts", "output=x"]),
    (["-ndox"], ["dry-run", "facts", "output=x"]), (["-nodd"], ["dry-run", "output=dd"]),
    (["--document", "all"], ["document=all"]), (["--document=0"], ["document=0"]),
  ])
  func `options are written in every usual way`(arguments: [String], expected: [String]) throws {
    let command = try #require(try CommandSet.sample.command(["apply"] + arguments))
    #expect(command.optionLines == expected)
    #expect(command.operands == [])
  }

  @Test(arguments: ["-x", "--", "-", "--help", "--output=y", "-e", "", "apply"])
  func `a value may look like anything`(value: String) throws {
    for arguments in [["-e", value], ["--operation", value], ["--operation=" + value]] {
      let command = try #require(try CommandSet.sample.command(["apply"] + arguments))
      #expect(command.values(of: .operation) == [value])
      #expect(command.options.count == 1)
    }
  }

  @Test(arguments: [
    ["x.yaml", "-n", "-o", "y"], ["-n", "x.yaml", "-o", "y"], ["-n", "-o", "y", "x.yaml"],
    ["-n", "-o", "y", "--", "x.yaml"],
  ])
  func `options may stand anywhere after the command`(arguments: [String]) throws {
    let command = try #require(try CommandSet.sample.command(["apply"] + arguments))
    #expect(command.name == .apply)
    #expect(command.optionLines == ["dry-run", "output=y"])
    #expect(command.operands == ["x.yaml"])
  }

  @Test func `two dashes end the options, once`() throws {
    let arguments = ["show", "a", "--", "--numbers", "-", "--", "-h", ""]
    let command = try #require(try CommandSet.sample.command(arguments))
    #expect(command.options == [])
    #expect(command.operands == ["a", "--numbers", "-", "--", "-h", ""])
  }

  @Test func `two dashes may stand last, and before the command`() throws {
    #expect(try CommandSet.sample.command(["show", "--"])?.operands == [])
    let command = try #require(try CommandSet.sample.command(["--", "show", "--numbers"]))
    #expect(command.has(.numbers))
  }

  @Test func `options that repeat keep their common order`() throws {
    let arguments = ["apply", "-e", "a", "-sb", "-n", "--operation=c", "--script", "d"]
    let command = try #require(try CommandSet.sample.command(arguments))
    #expect(
      command.optionLines == ["operation=a", "script=b", "dry-run", "operation=c", "script=d"])
    #expect(command.options.map(\.index) == [0, 1, 2, 3, 4])
    #expect(command.options.map(\.ordinal) == [1, 1, 1, 2, 2])
    #expect(command.values(of: .operation) == ["a", "c"])
  }

  @Test func `an optional value is only what is attached`() throws {
    let apart = try #require(try CommandSet.sample.command(["apply", "--report", "x"]))
    #expect(apart.optionLines == ["report"])
    #expect(apart.value(of: .report) == "~")
    #expect(apart.operands == ["x"])
    let attached = try #require(try CommandSet.sample.command(["apply", "--report=.old", "x"]))
    #expect(attached.value(of: .report) == ".old")
    let empty = try #require(try CommandSet.sample.command(["apply", "--report="]))
    #expect(empty.value(of: .report) == "")
    #expect(try CommandSet.sample.command(["apply", "-nb=.old"])?.value(of: .report) == ".old")
    #expect(try CommandSet.sample.command(["apply", "-bn"])?.optionLines == ["report", "dry-run"])
  }

  @Test func `the table's default holds where nothing is given`() throws {
    let bare = try #require(try CommandSet.sample.command(["apply"]))
    #expect(bare.value(of: .to) == "yaml")
    #expect(bare.number(of: .width) == 80)
    #expect(bare.value(of: .output) == nil)
    #expect(bare.value(of: .report) == nil)
    #expect(bare.values(of: .to) == [])
    #expect(!bare.has(.to))
    let given = try #require(try CommandSet.sample.command(["apply", "-tjson", "-w", "7"]))
    #expect(given.value(of: .to) == "json")
    #expect(given.number(of: .width) == 7)
    #expect(given.has(.to))
  }

  @Test func `a number however long is a number`() throws {
    let digits = String(repeating: "9", count: 10_000)
    let long = try #require(try CommandSet.sample.command(["apply", "--document", digits]))
    #expect(long.number(of: .document) == Int.max)
    let word = try #require(try CommandSet.sample.command(["apply", "--document", "all"]))
    #expect(word.number(of: .document) == nil)
    #expect(word.value(of: .document) == "all")
  }
}
