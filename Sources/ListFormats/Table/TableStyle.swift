/// How a table is drawn: the choices of `--style` (SPEC §6.2).
package enum TableStyle: String, CaseIterable, Sendable {
  /// Boxes of `+`, `-` and `|`.
  case ascii

  /// Boxes of Unicode's box drawing characters.
  case box

  /// Headings and GitHub-flavoured Markdown tables, one a section.
  case markdown

  /// No boxes: headers from the first column on, rows indented by four columns, footers by two.
  case plain
}
