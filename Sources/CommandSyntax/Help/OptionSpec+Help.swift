extension OptionSpec {
  /// The names and the value, as the first column of help shows them: `-o, --output FILE`.
  package var helpHeading: String {
    let short = shortSpelling.map { $0 + ", " } ?? "    "
    return switch argument {
    case .none: short + longSpelling
    case .required(let value): short + longSpelling + " " + value.name
    case .optional(let value): short + longSpelling + "[=" + value.name + "]"
    }
  }

  /// The summary with choices and default, as the second column of help shows it.
  package var helpText: String {
    summary + (value?.helpNote ?? "") + (repeats ? "; may be repeated" : "")
  }
}
