import SourceDiagnostics
import YAMLSyntax

/// The lines of a text, and where they stand.
struct SourceLines {
  let bytes: [UInt8]
  /// Where each line begins; the last one may be empty.
  let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The number of the line in which a byte stands.
  func line(at byteOffset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= byteOffset { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  /// The lines in which a range stands; those of an empty range, the one where it is.
  func lines(of range: Range<Int>) -> ClosedRange<Int> {
    let last = line(at: max(range.upperBound - 1, range.lowerBound))
    return line(at: range.lowerBound)...last
  }

  /// A line with its line end.
  func range(of line: Int) -> Range<Int> {
    starts[line]..<(line + 1 < starts.count ? starts[line + 1] : bytes.count)
  }

  /// A line without its line end.
  func text(of line: Int) -> String {
    var range = range(of: line)
    while let last = bytes[range].last, last == 10 || last == 13 {
      range = range.lowerBound..<(range.upperBound - 1)
    }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// How many spaces a line begins with.
  func indentation(of line: Int) -> Int { bytes[range(of: line)].prefix { $0 == 32 }.count }

  func isBlank(_ line: Int) -> Bool {
    bytes[range(of: line)].allSatisfy { [32, 9, 13, 10].contains($0) }
  }

  /// Whether a line holds a comment and nothing else, unless it is part of a scalar.
  func isComment(_ line: Int) -> Bool {
    bytes[range(of: line)].first { $0 != 32 && $0 != 9 } == UInt8(ascii: "#")
  }

  /// Whether there is nothing but white space before a byte in its line.
  func isFirst(_ byteOffset: Int) -> Bool {
    bytes[starts[line(at: byteOffset)]..<byteOffset].allSatisfy { $0 == 32 }
  }
}
