/// Breaks text at its spaces.
///
/// - Parameters:
///   - text: one paragraph.
///   - width: the largest line in Unicode scalars; a longer word has a line of its own.
/// - Returns: the lines; none for an empty text.
/// - Complexity: O(bytes of `text`).
func wrappedLines(_ text: String, width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  var lineWidth = 0
  for word in text.split(separator: " ") {
    let wordWidth = word.unicodeScalars.count
    if lineWidth > 0 && lineWidth + 1 + wordWidth > width {
      lines.append(line)
      line = ""
      lineWidth = 0
    }
    if lineWidth > 0 {
      line += " "
      lineWidth += 1
    }
    line += word
    lineWidth += wordWidth
  }
  return lineWidth > 0 ? lines + [line] : lines
}
