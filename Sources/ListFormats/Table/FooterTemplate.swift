/// The text of a section's footer, before its counts are filled in (SPEC §6.2).
package struct FooterTemplate: Equatable, Sendable {
  /// The text as the document has it; nil stands for the default text.
  package var text: String?

  /// Creates a template.
  ///
  /// - Parameter text: with `{count}`, `{pinned}` and `{title}` to be filled in; nil for the default.
  package init(_ text: String?) {
    self.text = text
  }

  /// The footer of one section.
  ///
  /// What is filled in is not searched again; other braces stay as they are.
  ///
  /// - Parameters:
  ///   - count: how many rows the section has.
  ///   - pinned: how many of them are pinned.
  ///   - title: the section's title; nil fills in nothing.
  /// - Returns: the template filled in, or `N rows`, `1 row`, with `, M pinned` if any are.
  /// - Complexity: O(*n*) for a template of *n* bytes with what is filled in.
  package func filled(count: Int, pinned: Int, title: String?) -> String {
    guard let text else {
      let rows = count == 1 ? "1 row" : "\(count) rows"
      return pinned > 0 ? "\(rows), \(pinned) pinned" : rows
    }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var byteOffset = 0
    while byteOffset < bytes.count {
      let rest = bytes[byteOffset...]
      if rest.starts(with: "{count}".utf8) {
        result.append(contentsOf: String(count).utf8)
        byteOffset += "{count}".utf8.count
      } else if rest.starts(with: "{pinned}".utf8) {
        result.append(contentsOf: String(pinned).utf8)
        byteOffset += "{pinned}".utf8.count
      } else if rest.starts(with: "{title}".utf8) {
        result.append(contentsOf: (title ?? "").utf8)
        byteOffset += "{title}".utf8.count
      } else {
        result.append(bytes[byteOffset])
        byteOffset += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
