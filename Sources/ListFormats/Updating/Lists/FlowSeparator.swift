internal import SourceDiagnostics
internal import YAMLSyntax

/// What stands before, between and behind the elements of a flow list.
enum FlowSeparator {
  /// Parts of the source, one after the other.
  case source([Range<Int>])
  case new([UInt8])
}

extension FlowSeparator {
  /// The same but for its comma.
  ///
  /// - Parameter source: the text that it is parts of.
  /// - Returns: it without the comma.
  /// - Complexity: O(*n*) in its length.
  func withoutComma(in source: [UInt8]) -> FlowSeparator {
    switch self {
    case .source(let ranges): .source(FlowSeparator.withoutComma(ranges, in: source))
    // New text has no comments.
    case .new(let text): .new(text.filter { $0 != UInt8(ascii: ",") })
    }
  }

  /// Parts of the source but for the comma in them.
  static func withoutComma(_ ranges: [Range<Int>], in source: [UInt8]) -> [Range<Int>] {
    guard let comma = comma(in: ranges, of: source) else { return ranges }
    return ranges.flatMap { split($0, without: comma..<(comma + 1)) }
  }

  /// The byte offset of the comma in parts of the source; one in a comment is none.
  static func comma(in ranges: [Range<Int>], of source: [UInt8]) -> Int? {
    let scanner = TextScanner(source)
    for range in ranges {
      var next = range.lowerBound
      while next < range.upperBound {
        if source[next] == UInt8(ascii: ",") { return next }
        next = source[next] == .numberSign ? scanner.endOfLine(at: next) : next + 1
      }
    }
    return nil
  }

  /// What is left of a range where a part of it goes.
  static func split(_ range: Range<Int>, without gone: Range<Int>) -> [Range<Int>] {
    guard range.overlaps(gone) else { return [range] }
    let parts = [
      range.lowerBound..<max(gone.lowerBound, range.lowerBound),
      min(gone.upperBound, range.upperBound)..<range.upperBound,
    ]
    return parts.filter { !$0.isEmpty }
  }
}
