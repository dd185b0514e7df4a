internal import CommandSyntax
internal import ListFormats

/// `listproc layouts`: the built-in layouts (SPEC §8).
struct LayoutsCommand {
  /// The text of a layout; without a name, a list of all.
  ///
  /// - Throws: a usage error with a suggestion if there is none of that name.
  static func text(of name: String?) throws(UsageError) -> String {
    guard let name else {
      let width = BuiltInLayout.all.map(\.name.count).max() ?? 0
      return BuiltInLayout.all.sorted { $0.name < $1.name }.map { layout in
        let gap = String(repeating: " ", count: width - layout.name.count + 2)
        return layout.name + gap + layout.summary + "\n"
      }.joined()
    }
    guard let layout = BuiltInLayout(named: name) else {
      let names = BuiltInLayout.all.map(\.name)
      throw UsageError(
        .unknownOperand(name, ValueSpec("NAME", choices: names)), command: .layouts,
        suggestion: plausibleMeaning(of: name, among: names))
    }
    return layout.description
  }
}
