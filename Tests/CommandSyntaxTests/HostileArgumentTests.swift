import CommandSyntax
import Testing

@Suite struct HostileArgumentTests {
  /// Words that mean something different in each place.
  private static let words = [
    "-", "--", "-n", "-nd", "-e", "-ex", "-no", "--output", "--output=", "--report", "--report=-n",
    "x", "",
  ]

  /// The command written in one way only: long names, attached values, operands after `--`.
  private func canonicalArguments(_ command: ParsedCommand) -> [String] {
    let options = command.options.map { option in
      "--" + option.id.rawValue + (option.value.map { "=" + $0 } ?? "")
    }
    return [command.name.rawValue] + options + ["--"] + command.operands
  }

  @Test func `every short argument list is an error or means what its canonical form means`() throws
  {
    var lists: [[String]] = [[]]
    var parsed = 0
    for _ in 0..<4 {
      lists = lists.flatMap { list in Self.words.map { list + [$0] } }
      for list in lists where CommandSet.sample.error(["apply"] + list) == nil {
        let command = try #require(try CommandSet.sample.command(["apply"] + list))
        #expect(try CommandSet.sample.command(canonicalArguments(command)) == command)
        parsed += 1
      }
    }
    #expect(parsed > 1000)
  }

  @Test(arguments: [
    ("\u{1B}[2J", "'\\x1b[2J'"), ("a\nb\r\t", "'a\\nb\\r\\t'"),
    ("\0\u{7F}\u{9B}", "'\\x00\\x7f\\x9b'"),
    ("\u{202E}txt\u{2066}\u{2028}", "'\\u{202e}txt\\u{2066}\\u{2028}'"), ("a\\b", "'a\\\\b'"),
    ("标签 é", "'标签 é'"),
  ])
  func `a message cannot drive the terminal`(word: String, shown: String) {
    #expect(CommandSet.sample.error([word])?.message == "unknown command " + shown)
    #expect(CommandSet.sample.error(["explain", word])?.message.contains(shown) == true)
    #expect(CommandSet.sample.error(["apply", "-t", word])?.message.contains(shown) == true)
  }

  @Test func `long arguments are cut in messages and cost no more than reading them`() {
    let long = String(repeating: "n", count: 1_000_000)
    let shown = "'" + String(repeating: "n", count: 80) + "...'"
    #expect(CommandSet.sample.error([long])?.message == "unknown command " + shown)
    #expect(CommandSet.sample.error(["apply", "--" + long])?.suggestion == nil)
    #expect(
      CommandSet.sample.error(["apply", "-" + long])?.message == "option '-n' is given twice")
    #expect(CommandSet.sample.error(["apply", "-t", long])?.suggestion == nil)
  }

  @Test func `a hundred thousand arguments are read once`() throws {
    let operations = (0..<100_000).flatMap { ["-e", "delete-row: 0/\($0)"] }
    let command = try #require(try CommandSet.sample.command(["apply"] + operations))
    #expect(command.options.last?.ordinal == 100_000)
    let files = (0..<100_000).map { "\($0).yaml" }
    #expect(try CommandSet.sample.command(["show"] + files)?.operands == files)
  }

  @Test(arguments: [
    "-\u{301}", "-n\u{301}", "--\u{301}", "--output\u{338}=x", "-\u{1F468}\u{200D}",
  ])
  func `a combining mark does not hide a dash or belong to a name`(argument: String) {
    #expect(CommandSet.sample.error(["apply", argument]) != nil)
  }

  @Test func `a combining mark after the equals sign belongs to the value`() throws {
    let command = try #require(try CommandSet.sample.command(["apply", "--output=\u{338}x"]))
    #expect(
      command.value(of: .output)?.unicodeScalars.elementsEqual("\u{338}x".unicodeScalars) == true)
  }
}
