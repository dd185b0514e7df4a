internal import ListFormats
internal import ListModel
internal import YAMLSyntax

/// What a command line would say, a letter each.
struct FuzzOptions {
  /// `1`: the second document of a stream; else all of them.
  private(set) var document: Int?
  /// `e`: the script is read as `-e` reads it.
  private(set) var form = ScriptDecoder.Form.script
  /// `s`, `d`, `n`: a mode that tightens the document's.
  private(set) var restriction: EditMode?
  /// `b`, `m`, `p` for the style, `w` for a narrow table, `#` for numbers, `k` for columns.
  private(set) var table = TableOptions()
  /// `t`: as on a terminal, with colours, and the source below a message.
  private(set) var isTerminal = false
  /// A capital letter: a layout.
  private(set) var layout: Layout?
  /// `l`: lower limits.
  private(set) var limits = ParsingLimits()

  /// Reads the letters; others mean nothing.
  init(_ letters: ArraySlice<UInt8>) {
    // Ten million nodes, as usual, would take seconds each time.
    limits.maximumExpandedNodes = 20_000
    for letter in letters {
      switch Character(UnicodeScalar(letter)) {
      case "1": document = 1
      case "e": form = .operation
      case "s": restriction = .sort
      case "d": restriction = .delete
      case "n": restriction = EditMode.none
      case "b": table.style = .box
      case "m": table.style = .markdown
      case "p": table.style = .plain
      case "w": table.widthLimit = 12
      case "#": table.showsNumbers = true
      case "k": table.columns = ["title", "url"]
      case "t": isTerminal = true
      case "l": limits.maximumDepth = 6
      default: layout = FuzzLayouts.layout(letter) ?? layout
      }
    }
    table.isColored = isTerminal
  }
}
