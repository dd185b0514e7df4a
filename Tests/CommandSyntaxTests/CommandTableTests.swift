import CommandSyntax
import Testing

@Suite struct CommandTableTests {
  private let set = CommandSet.listproc

  @Test func `every command is in the table once, under its name`() {
    #expect(set.commands.map(\.name) == CommandName.allCases)
    for name in CommandName.allCases {
      #expect(set.command(name)?.name == name)
      #expect(set.command(spelled: name.rawValue)?.name == name)
    }
  }

  @Test func `every option belongs to something`() {
    let used = set.commands.flatMap(set.options(of:)) + set.programOptions
    #expect(Set(used.map(\.id)) == Set(OptionID.allCases))
  }

  @Test(arguments: CommandName.allCases)
  func `names and letters of a command are unique`(name: CommandName) throws {
    let command = try #require(set.command(name))
    let options = set.options(of: command)
    #expect(Set(options.map(\.id)).count == options.count)
    let letters = options.compactMap(\.letter)
    #expect(Set(letters).count == letters.count)
  }

  @Test(arguments: CommandName.allCases)
  func `a letter means the same in all commands`(name: CommandName) throws {
    let command = try #require(set.command(name))
    for option in command.options {
      for other in set.commands.flatMap(\.options) where other.id == option.id {
        #expect(other.letter == option.letter)
      }
    }
  }

  @Test(arguments: CommandName.allCases)
  func `every default is permitted`(name: CommandName) throws {
    let command = try #require(set.command(name))
    for value in command.options.compactMap(\.value) {
      if let text = value.defaultText { #expect(value.permits(text)) }
    }
  }

  @Test(arguments: CommandName.allCases)
  func `help texts are phrases`(name: CommandName) throws {
    let command = try #require(set.command(name))
    for phrase in [command.summary] + set.options(of: command).map(\.summary)
      + command.examples.map(\.purpose)
    {
      #expect(!phrase.isEmpty && !phrase.hasSuffix(".") && !phrase.contains("\n"))
    }
    #expect((2...4).contains(command.examples.count))
  }

  @Test(arguments: CommandName.allCases)
  func `every example is a command line that parses`(name: CommandName) throws {
    let command = try #require(set.command(name))
    for example in command.examples {
      let arguments = try #require(shellWords(example.line, of: set.program))
      let parsed = try #require(try set.command(arguments))
      #expect(parsed.name == command.name)
    }
  }

  @Test func `the program's examples parse too`() throws {
    for example in set.examples {
      let arguments = try #require(shellWords(example.line, of: set.program))
      #expect(try set.command(arguments) != nil)
    }
  }

  @Test(arguments: CommandName.allCases)
  func `a synopsis names only options of its command`(name: CommandName) throws {
    let command = try #require(set.command(name))
    let spellings = set.options(of: command).flatMap { [$0.longSpelling, $0.shortSpelling ?? ""] }
    for synopsis in command.synopses {
      for word in synopsis.split(whereSeparator: { "[] .|".contains($0) }) where word.first == "-" {
        #expect(spellings.contains(String(word)))
      }
    }
  }

  /// The arguments that a shell hands to `program` in a pipeline; quotes are single ones.
  private func shellWords(_ line: String, of program: String) -> [String]? {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    for character in line + " " {
      switch character {
      case "'": isQuoted.toggle()
      case " " where !isQuoted:
        words.append(word)
        word = ""
      default: word.append(character)
      }
    }
    guard !isQuoted, let start = words.firstIndex(of: program) else { return nil }
    return Array(words[(start + 1)...].prefix { $0 != "|" && $0 != ">" })
  }
}
