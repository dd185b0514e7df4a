/// A line of a small document that is edited line by line, without its terminator.
struct TextLine {
  enum Kind { case blank, comment, node }

  enum Terminator: String {
    case lineFeed = "\n"
    case carriageReturnLineFeed = "\r\n"
    /// The last line of a file that does not end in a line break.
    case none = ""
    /// A new line, which takes that of the line above.
    case inherited = "?"
  }

  enum Chomping: String { case clip = "", strip = "-", keep = "+" }

  /// The last line of a block scalar, its kept blank lines included.
  struct BlockScalarEnd {
    /// The column of the scalar's content.
    var indentation: Int
    var chomping: Chomping
  }

  var text: String
  var kind: Kind
  var terminator = Terminator.lineFeed

  /// The section and the row that own the line.
  var section: Int?
  var row: Int?

  /// The section whose row list this line introduces; `NaiveText.sectionList` for `sections:`.
  var introducedList: Int?
  /// The text of such a line when it was read; nil for one that was added.
  var introductionAsRead: String?
  /// How many characters of such a line are key, colon, anchor and tag.
  var introductionLength = 0

  /// Whether an operation moved the line.
  var isMoved = false

  /// Whether the line is the header of a block scalar.
  var isBlockScalarHeader = false
  var blockScalarEnd: BlockScalarEnd?

  init(_ text: String, _ kind: Kind, section: Int? = nil, row: Int? = nil) {
    self.text = text
    self.kind = kind
    self.section = section
    self.row = row
  }

  /// The number of leading spaces.
  var column: Int { text.unicodeScalars.prefix { $0 == " " }.count }

  var endsInKeepScalar: Bool { blockScalarEnd?.chomping == .keep }

  /// Moves the line by a number of columns; one that has too few loses those it has (SPEC §5.3).
  mutating func shift(by columns: Int) {
    blockScalarEnd?.indentation += columns
    if columns > 0, !text.isEmpty {
      text = String(repeating: " ", count: columns) + text
    } else if columns < 0 {
      text.unicodeScalars.removeFirst(min(column, -columns))
    }
  }
}
