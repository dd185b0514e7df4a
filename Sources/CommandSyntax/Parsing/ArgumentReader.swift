/// Takes arguments apart, one option or operand at a time.
struct ArgumentReader {
  enum Item {
    /// An option, as it was spelled, and its value.
    case option(OptionSpec, spelling: String, value: String?)
    case operand(String)
  }

  private let arguments: [String]
  private let vocabulary: OptionVocabulary
  /// The number of arguments that are taken.
  private(set) var position: Int
  /// What is left of a group of letters, and the argument that it is in.
  private var group: (letters: Substring.UnicodeScalarView, argument: String)?
  private var isPastOptions = false

  init(_ arguments: [String], from position: Int = 0, vocabulary: OptionVocabulary) {
    self.arguments = arguments
    self.position = position
    self.vocabulary = vocabulary
  }

  /// The next option or operand; nil at the end.
  mutating func next() throws(UsageError) -> Item? {
    if group != nil { return try nextLetter() }
    guard var argument = nextArgument() else { return nil }
    if argument == "--" && !isPastOptions {
      isPastOptions = true
      guard let following = nextArgument() else { return nil }
      argument = following
    }
    let dash = UInt8(ascii: "-")
    guard !isPastOptions, argument.utf8.first == dash, argument.utf8.count > 1 else {
      return .operand(argument)
    }
    if argument.utf8.dropFirst().first == dash {
      return try longOption(argument)
    }
    group = (Substring(argument).unicodeScalars.dropFirst(), argument)
    return try nextLetter()
  }

  private mutating func nextArgument() -> String? {
    guard position < arguments.count else { return nil }
    defer { position += 1 }
    return arguments[position]
  }

  /// `--name`, `--name=value`, or `--name` and the next argument.
  private mutating func longOption(_ argument: String) throws(UsageError) -> Item {
    let text = argument.utf8.dropFirst(2)
    let nameEnd = text.firstIndex(of: UInt8(ascii: "=")) ?? text.endIndex
    let name = String(argument[text.startIndex..<nameEnd])
    let attached =
      nameEnd == text.endIndex ? nil : String(argument[text.index(after: nameEnd)...])
    guard let option = vocabulary.option(named: name) else {
      throw vocabulary.unknownOption(named: name)
    }
    let spelling = option.longSpelling
    switch option.argument {
    case .none where attached != nil:
      throw vocabulary.error(.unexpectedValue(option: spelling))
    case .none, .optional:
      return try item(option, spelling, attached)
    case .required(let value):
      guard let given = attached ?? nextArgument() else {
        throw vocabulary.error(.missingValue(option: spelling, value))
      }
      return try item(option, spelling, given)
    }
  }

  /// The next letter of a group; one that takes a value takes the rest, or the next argument.
  private mutating func nextLetter() throws(UsageError) -> Item? {
    guard let argument = group?.argument, let letter = group?.letters.popFirst() else {
      return nil
    }
    let rest = group?.letters ?? Substring().unicodeScalars
    if rest.isEmpty { group = nil }
    guard let option = vocabulary.option(lettered: letter) else {
      throw vocabulary.unknownOption(lettered: letter, in: argument)
    }
    let spelling = "-" + String(letter)
    switch option.argument {
    case .none where rest.first == "=":
      throw vocabulary.error(.unexpectedValue(option: spelling))
    case .optional where rest.first == "=":
      group = nil
      return try item(option, spelling, String(rest.dropFirst()))
    case .none, .optional:
      return try item(option, spelling, nil)
    case .required(let value):
      group = nil
      guard let given = rest.isEmpty ? nextArgument() : String(rest) else {
        throw vocabulary.error(.missingValue(option: spelling, value))
      }
      return try item(option, spelling, given)
    }
  }

  /// The option with its value, if that is permitted.
  private func item(
    _ option: OptionSpec, _ spelling: String, _ given: String?
  ) throws(UsageError) -> Item {
    if let given, let value = option.value, !value.permits(given) {
      throw vocabulary.error(
        .unknownValue(given, option: spelling, value),
        suggestion: plausibleMeaning(of: given, among: value.choices))
    }
    return .option(option, spelling: spelling, value: given)
  }
}
