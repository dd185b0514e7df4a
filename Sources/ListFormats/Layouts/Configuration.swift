internal import ListModel
package import SourceDiagnostics
package import YAMLSyntax

/// The layouts and rules that a file `.listproc.yaml` gives for the lists beside and below it
/// (SPEC §8).
///
/// ```yaml
/// files:
///   mkdocs.yml: mkdocs
///   "data/**/*.yaml": {layout: {levels: []}, mode: sort}
/// ```
package struct Configuration: Sendable {
  /// The name of such a file.
  package static let fileName = ".listproc.yaml"

  private var entries: [(pattern: PathPattern, file: LayoutFile)] = []
  /// What is wrong with it.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Reads a configuration.
  ///
  /// - Parameter tree: its stream.
  /// - Complexity: O(*n*) in the number of nodes.
  package init(_ tree: SyntaxTree) {
    var decoder = LayoutDecoder(tree: tree)
    for (pattern, node) in decoder.decodePatterns() {
      entries.append((PathPattern(pattern), decoder.decodeConfigured(node)))
    }
    diagnostics = decoder.diagnostics
  }

  /// What the first pattern says that a path fits; nil if none does.
  ///
  /// - Parameter path: relative to the directory of the configuration.
  /// - Returns: the layout and the rules for the file.
  package func file(for path: String) -> LayoutFile? {
    entries.first { $0.pattern.matches(path) }?.file
  }
}

/// The keys of a configuration.
private enum ConfigurationKey: Int, KnownKey {
  case files

  static let all = KnownKeys(ConfigurationKey.self)

  static let names = ["files"]
}

extension LayoutDecoder {
  /// The patterns of `files:` with what they stand for.
  fileprivate mutating func decodePatterns() -> [(pattern: String, value: NodeID)] {
    guard let root = tree.documents.first?.root else { return [] }
    let field = Field(key: root, value: root, isMerged: false)
    guard
      let fields = ownFields(field, known: ConfigurationKey.all, named: Configuration.fileName),
      let files = fields[ConfigurationKey.files], !tree.isNull(files.value)
    else { return [] }
    let mapping = tree.resolved(files.value)
    guard tree.kind(of: mapping) == .mapping else {
      report(
        .wrongType, "'files' is a mapping from patterns to layouts, such as {mkdocs.yml: mkdocs}",
        at: files.value)
      return []
    }
    var patterns: [(pattern: String, value: NodeID)] = []
    var children = tree.children(of: mapping)
    while let key = children.next(), let value = children.next() {
      guard let pattern = scalarText(key, named: "files") else { continue }
      patterns.append((pattern, value))
    }
    return patterns
  }

  /// A layout's name, or a mapping with `layout:` and rules.
  fileprivate mutating func decodeConfigured(_ node: NodeID) -> LayoutFile {
    var file = LayoutFile()
    policy = Policy()
    labels = TableLabels()
    if tree.kind(of: tree.resolved(node)) == .scalar {
      decodeLayout(node, into: &file)
    } else {
      file = decode(node, named: "files")
    }
    file.diagnostics = []
    return file
  }
}
