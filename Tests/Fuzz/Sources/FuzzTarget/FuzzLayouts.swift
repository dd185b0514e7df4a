internal import ListFormats
internal import SourceDiagnostics
internal import YAMLSyntax

/// The layouts that documents are read through, a capital letter each: the built-in ones, and behind them
/// some that have what those lack.
enum FuzzLayouts {
  private static let further = [
    "{levels: [], row: {title: $key}, nest: $value}",
    "{at: s, levels: [], row: {title: [$key, title, $self], id: id}, nest: [items, $value]}",
    "{keys: [a, b, rows]}",
    "{at: '*', keys: [a, b]}",
    "{at: ['s.*.rows', rows], levels: []}",
    "{at: s, levels: [{title: $key, rows: $value}, {title: title, rows: rows}], row: {title: $self}}",
    "{at: s, levels: [{title: null, rows: rows}], row: {title: [title, $key], id: id}, nest: rows}",
    "{at: '', levels: [{title: $key, rows: $value}], row: {title: $key}}",
  ]

  /// The layout of a letter; nil if it has none.
  static func layout(_ letter: UInt8) -> Layout? {
    guard letter >= UInt8(ascii: "A") else { return nil }
    let index = Int(letter - UInt8(ascii: "A"))
    let builtIn = BuiltInLayout.all
    if index < builtIn.count { return builtIn[index].file.layout }
    guard index - builtIn.count < further.count else { return nil }
    let text = "layout: \(further[index - builtIn.count])\n"
    let source = SourceText(name: "layout.yaml", bytes: Array(text.utf8))
    guard let tree = try? SyntaxTree(parsing: source) else { return nil }
    var decoder = LayoutDecoder(tree: tree)
    let file = decoder.decodeFile()
    Invariant.holds(!file.hasErrors, "layout \(text) is one")
    return file.layout
  }
}
