/// The options that several commands of listproc have.
extension OptionSpec {
  /// `--to`, with the format that holds without it.
  static func to(defaultText: String) -> OptionSpec {
    let format = ValueSpec(
      "FORMAT", choices: ["yaml", "json", "table"], defaultText: defaultText)
    return OptionSpec(.to, "t", .required(format), summary: "format of the output")
  }

  static let mode = OptionSpec(
    .mode, nil, .required(ValueSpec("MODE", choices: ["none", "all", "delete", "sort"])),
    summary: "permit no more than this mode does, on top of the document's own")

  static let layout = OptionSpec(
    .layout, nil, .required(ValueSpec("FILE|NAME")),
    summary: "read the list through this layout: a file, or a built-in one ('listproc layouts')")

  static let document = OptionSpec(
    .document, nil,
    .required(ValueSpec("N|all", choices: ["all"], numbers: 0...Int.max)),
    summary: "which document of a stream, counted from 0")

  static let compact = OptionSpec(
    .compact, summary: "JSON: one line a document, without spaces")

  static let facts = OptionSpec(
    .facts, summary: "JSON: say of every row whether it is pinned and what may be done to it")

  static let numbers = OptionSpec(
    .numbers, summary: "table: show the index of each row and section, as addresses use it")

  static let width = OptionSpec(
    .width, nil, .required(ValueSpec("N", numbers: 1...Int.max)),
    summary: "table: cut long titles so that lines are at most this wide")

  static let color = OptionSpec(
    .color, nil,
    .required(ValueSpec("WHEN", choices: ["auto", "always", "never"], defaultText: "auto")),
    summary: "use colour")

  /// `--max-depth`. libyaml's scanner takes time that grows with the depth for every token, so
  /// there is a bound.
  static let maxDepth = OptionSpec(
    .maxDepth, nil,
    .required(ValueSpec("N", numbers: 1...1000, defaultText: "200")),
    summary: "refuse input that is nested deeper")

  static let help = OptionSpec(.help, "h", summary: "print this help")

  static let version = OptionSpec(.version, summary: "print the version")
}
