internal import CommandSyntax
internal import ListFormats
internal import SourceDiagnostics
internal import YAMLSyntax

/// The layout through which a list is read, and the rules from outside of it (SPEC §8).
struct LayoutChoice {
  /// The layout; nil: the list is a native document.
  private(set) var layout: Layout?
  /// The rules, those in the list's file first.
  private(set) var rules: [DeclaredRules] = []
  /// What is wrong with the sources.
  private(set) var diagnostics: [Diagnostic] = []

  /// A layout through which the list may have to be read, if it is no native document.
  private(set) var borrowedLayout: Layout?

  /// Whether something is wrong that stands in the way of reading the list.
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Chooses for one input: what `--layout` says, then a comment in its first lines, then the nearest
  /// `.listproc.yaml`.
  ///
  /// - Parameters:
  ///   - command: says `--layout`.
  ///   - tree: the input.
  ///   - place: where it is.
  ///   - system: the system calls.
  /// - Returns: the choice; or why a source cannot be read.
  static func choose(
    for command: ParsedCommand, _ tree: SyntaxTree, at place: ListPlace, system: SystemCalls
  ) -> Result<LayoutChoice, FailedInput> {
    let limits = ParsingLimits(command)
    var choice = LayoutChoice()
    let comment = RulesComment.read(in: tree)
    var given: LayoutFile?
    if let value = command.value(of: .layout) {
      switch LayoutChoice.file(value, limits: limits, system: system) {
      case .success(let file): given = file
      case .failure(let failure): return .failure(failure)
      }
    }
    var configured: LayoutFile?
    switch LayoutChoice.configuration(at: place, limits: limits, system: system) {
    case .success(let file): configured = file
    case .failure(let failure): return .failure(failure)
    }
    if place.revision != nil, configured?.layout == nil, let partner = place.partner {
      // Rules are those of the revision; what the list looks like may be said only now.
      switch NearestConfiguration.file(for: partner, limits: limits, system: system) {
      case .success(let file): choice.borrowedLayout = file?.layout
      case .failure(let failure): return .failure(failure)
      }
    }
    choice.layout = given?.layout ?? comment?.layout ?? configured?.layout
    let sources = [comment, given, configured].compactMap { $0 }
    choice.rules = sources.map(\.rules)
    choice.diagnostics = sources.flatMap(\.diagnostics)
    return .success(choice)
  }

  /// The same choice with the layout that is borrowed.
  func borrowing() -> LayoutChoice {
    var choice = self
    choice.layout = borrowedLayout
    return choice
  }

  /// What a `.listproc.yaml` says of a list, or of the file that it is compared with.
  private static func configuration(
    at place: ListPlace, limits: ParsingLimits, system: SystemCalls
  ) -> Result<LayoutFile?, FailedInput> {
    if let revision = place.revision {
      return revision.configuration(for: place.path, limits: limits)
    }
    return NearestConfiguration.file(for: place.path, limits: limits, system: system).flatMap {
      guard $0 == nil, let partner = place.partner else { return .success($0) }
      return NearestConfiguration.file(for: partner, limits: limits, system: system)
    }
  }

  /// The layout of that name, else the one in that file.
  private static func file(
    _ value: String, limits: ParsingLimits, system: SystemCalls
  ) -> Result<LayoutFile, FailedInput> {
    if let builtIn = BuiltInLayout(named: value) { return .success(builtIn.file) }
    return InputFile.read(value, system: system).mapError { failure in
      let near = plausibleMeaning(of: value, among: BuiltInLayout.all.map(\.name))
      guard failure.diagnostic.id == .cannotRead, !value.contains("/"), let near else {
        return failure
      }
      return FailedInput(
        Diagnostic(
          .cannotRead,
          failure.diagnostic.message
            + ", and no built-in layout has that name; did you mean '\(near)'?",
          at: nil))
    }.flatMap { source in
      LoadedStream.parse(source, limits: limits).map { tree in
        var decoder = LayoutDecoder(tree: tree)
        return decoder.decodeFile()
      }
    }
  }
}
