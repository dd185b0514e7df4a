/// A unified diff as it reads, and a strict way to apply it.
struct UnifiedPatch {
  struct Hunk {
    /// The lines before it, and how many lines it has, of either text, as its header says.
    let old: Range<Int>
    let new: Range<Int>
    /// Its lines, marks and line feeds included.
    var lines: [[UInt8]] = []
  }

  /// What makes a diff unfit.
  struct Flaw: Error {
    let message: String
    init(_ message: String) { self.message = message }
  }

  private(set) var hunks: [Hunk] = []

  /// How many lines are deleted or inserted.
  var changeCount: Int {
    hunks.flatMap(\.lines).count { $0.first != UInt8(ascii: " ") }
  }

  init(_ diff: [UInt8], of name: String = "f") throws {
    var lines = Self.lines(diff)[...]
    guard !lines.isEmpty else { return }
    guard lines.popFirst() == Array("--- \(name)\n".utf8),
      lines.popFirst() == Array("+++ \(name)\n".utf8)
    else { throw Flaw("no header") }
    while let header = lines.popFirst() {
      var hunk = try Self.hunk(header)
      while let line = lines.first, line.first != UInt8(ascii: "@") {
        lines.removeFirst()
        if line == Array("\\ No newline at end of file\n".utf8) {
          guard hunk.lines[hunk.lines.count - 1].popLast() == 0x0A else { throw Flaw("\\") }
        } else {
          hunk.lines.append(line)
        }
      }
      hunks.append(hunk)
    }
  }

  /// Applies the diff without any tolerance: every number, mark and line must be right.
  func applied(to text: [UInt8]) throws -> [UInt8] {
    let old = Self.lines(text)
    var new: [[UInt8]] = []
    var next = 0
    for hunk in hunks {
      guard hunk.old.lowerBound >= next else { throw Flaw("hunks overlap") }
      new += old[next..<hunk.old.lowerBound]
      guard new.count == hunk.new.lowerBound else { throw Flaw("new line number") }
      next = hunk.old.lowerBound
      for line in hunk.lines {
        let rest = Array(line.dropFirst())
        switch line.first {
        case UInt8(ascii: " "), UInt8(ascii: "-"):
          guard next < old.count, old[next] == rest else { throw Flaw("old line \(next)") }
          next += 1
          if line.first == UInt8(ascii: " ") { new.append(rest) }
        case UInt8(ascii: "+"): new.append(rest)
        default: throw Flaw("mark")
        }
      }
      guard next == hunk.old.upperBound, new.count == hunk.new.upperBound else {
        throw Flaw("length")
      }
    }
    return (new + old[next...]).flatMap { $0 }
  }

  /// The lines of a text, line feeds included.
  static func lines(_ text: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var start = 0
    for (index, byte) in text.enumerated() where byte == 0x0A {
      lines.append(Array(text[start...index]))
      start = index + 1
    }
    return start < text.count ? lines + [Array(text[start...])] : lines
  }

  private static func hunk(_ header: [UInt8]) throws -> Hunk {
    let words = String(decoding: header, as: UTF8.self).split(separator: " ")
    guard words.count == 4, words[0] == "@@", words[3] == "@@\n", words[1].first == "-",
      words[2].first == "+"
    else { throw Flaw("hunk header") }
    return Hunk(old: try range(words[1].dropFirst()), new: try range(words[2].dropFirst()))
  }

  private static func range(_ text: Substring) throws -> Range<Int> {
    let parts = text.split(separator: ",").compactMap { Int($0) }
    switch parts.count {
    case 1: return (parts[0] - 1)..<parts[0]
    case 2 where parts[1] == 0: return parts[0]..<parts[0]
    case 2 where parts[1] > 1: return (parts[0] - 1)..<(parts[0] - 1 + parts[1])
    default: throw Flaw("range \(text)")
    }
  }
}
