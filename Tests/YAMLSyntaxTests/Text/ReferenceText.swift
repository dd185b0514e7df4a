/// A text cut into lines the slow way.
struct ReferenceText {
  /// One line: where it starts, where its line break starts, and where that ends.
  struct Line {
    let start: Int
    let end: Int
    let next: Int
  }

  let bytes: [UInt8]
  let lines: [Line]

  init(_ text: String) {
    bytes = Array(text.utf8)
    var lines: [Line] = []
    var start = 0
    var offset = 0
    while offset < bytes.count {
      let isPair = bytes[offset...].starts(with: Array("\r\n".utf8))
      guard isPair || bytes[offset] == 0x0A || bytes[offset] == 0x0D else {
        offset += 1
        continue
      }
      let next = offset + (isPair ? 2 : 1)
      lines.append(Line(start: start, end: offset, next: next))
      start = next
      offset = next
    }
    lines.append(Line(start: start, end: bytes.count, next: bytes.count))
    self.lines = lines
  }

  /// The line of an offset, its line break included.
  func line(at offset: Int) -> Line {
    lines.last { $0.start <= offset } ?? lines[0]
  }

  /// Whether an offset lies between the two halves of CR LF.
  func splitsPair(_ offset: Int) -> Bool {
    let line = line(at: offset)
    return offset > line.end && offset < line.next
  }

  /// Whether everything in a range is one of the characters.
  func holds(only characters: String, in range: Range<Int>) -> Bool {
    bytes[range].allSatisfy { characters.utf8.contains($0) }
  }

  /// All texts of up to `length` of the characters.
  static func texts(of characters: [String], upTo length: Int) -> [String] {
    var texts = [""]
    var last = [""]
    for _ in 0..<length {
      last = last.flatMap { text in characters.map { text + $0 } }
      texts += last
    }
    return texts
  }
}
