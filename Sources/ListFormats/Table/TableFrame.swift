/// The lines that a box is drawn with.
struct TableFrame: Sendable {
  /// A horizontal line of a box, its ends included.
  struct Border: Sendable {
    let left: String
    let line: String
    let right: String
  }

  let vertical: String
  let top: Border
  let middle: Border
  let bottom: Border

  static let ascii = TableFrame(
    vertical: "|", top: Border(left: "+", line: "-", right: "+"),
    middle: Border(left: "+", line: "-", right: "+"),
    bottom: Border(left: "+", line: "-", right: "+"))

  static let box = TableFrame(
    vertical: "│", top: Border(left: "┌", line: "─", right: "┐"),
    middle: Border(left: "├", line: "─", right: "┤"),
    bottom: Border(left: "└", line: "─", right: "┘"))
}
