internal import YAMLSyntax

/// What stands around an element of a flow list that goes, made one.
///
/// The element goes from its start to the next one's start, or, as the last, from the end of the one
/// before (SPEC §5.5). What is to be kept of the one part that would go has its place in the other.
struct GapJoin {
  private let above: [Range<Int>]
  private let below: [Range<Int>]
  private let new: FlowSeparator?
  private let keptAbove: [FlowComment]
  private let keptBelow: [FlowComment]
  /// Those of the comments that go along which stand there.
  let gone: [FlowComment]
  private let source: [UInt8]

  /// Takes two gaps together.
  ///
  /// - Parameters:
  ///   - above: what stands before the element.
  ///   - below: what stands behind it.
  ///   - own: the comments that go along with it.
  ///   - source: the text that they are parts of.
  init(above: FlowSeparator, below: FlowSeparator, own: [FlowComment], source: [UInt8]) {
    self.source = source
    if case .new = above { new = above } else { new = nil }
    self.above = GapJoin.ranges(of: above, without: own)
    self.below = GapJoin.ranges(of: below, without: own)
    gone = own.filter { comment in
      [above, below].contains {
        GapJoin.ranges(of: $0, without: []).contains { $0.contains(comment.sign) }
      }
    }
    keptAbove = self.above.flatMap { FlowComment.all(in: $0, of: source) }
    keptBelow = self.below.flatMap { FlowComment.all(in: $0, of: source) }
  }

  /// Whether there are comments that stay.
  var keepsComments: Bool { !keptAbove.isEmpty || !keptBelow.isEmpty }

  /// What stands between two elements instead.
  var separator: FlowSeparator {
    guard !keptBelow.isEmpty else { return new ?? .source(above) }
    guard let last = keptAbove.last else { return .source(below) }
    let kept = cut(above, at: last.end)
    if !hasComma(kept), startsWithLineBreak(below) { return .source(kept + below) }
    // The comma above stands behind the comments there, or before them.
    let rest = withoutComma(below)
    guard startsWithLineBreak(rest) else { return .source(above + rest) }
    return .source(cutBehindComma(above, at: last.end) + rest)
  }

  /// What stands before the first element instead.
  var opening: FlowSeparator {
    guard !keptBelow.isEmpty else { return .source(above) }
    let rest = withoutComma(below)
    guard startsWithLineBreak(rest) else { return .source(above + rest) }
    return .source(cut(above, at: keptAbove.last?.end ?? above.first?.lowerBound ?? 0) + rest)
  }

  /// What stands behind the last element instead.
  var closing: FlowSeparator {
    guard let last = keptAbove.last else { return .source(below) }
    let kept = hasComma(below) ? above : withoutComma(above)
    let rest = withoutComma(below)
    guard startsWithLineBreak(rest) else {
      return .source(keptBelow.isEmpty ? kept : kept + rest)
    }
    return .source(cutBehindComma(kept, at: last.end) + rest)
  }

  private static func ranges(of gap: FlowSeparator, without own: [FlowComment]) -> [Range<Int>] {
    guard case .source(let ranges) = gap else { return [] }
    return own.reduce(ranges) { ranges, comment in
      ranges.flatMap { FlowSeparator.split($0, without: comment.range) }
    }
  }

  /// All before an offset.
  private func cut(_ ranges: [Range<Int>], at end: Int) -> [Range<Int>] {
    guard let index = ranges.firstIndex(where: { $0.lowerBound <= end && end <= $0.upperBound })
    else { return ranges }
    return Array(ranges[..<index]) + [ranges[index].lowerBound..<end].filter { !$0.isEmpty }
  }

  /// All before an offset, and as far as to the comma.
  private func cutBehindComma(_ ranges: [Range<Int>], at end: Int) -> [Range<Int>] {
    let kept = cut(ranges, at: end)
    guard !hasComma(kept), let comma = comma(in: ranges) else { return kept }
    return cut(ranges, at: comma + 1)
  }

  private func hasComma(_ ranges: [Range<Int>]) -> Bool { comma(in: ranges) != nil }

  /// All but the comma.
  private func withoutComma(_ ranges: [Range<Int>]) -> [Range<Int>] {
    FlowSeparator.withoutComma(ranges, in: source)
  }

  private func comma(in ranges: [Range<Int>]) -> Int? {
    FlowSeparator.comma(in: ranges, of: source)
  }

  private func startsWithLineBreak(_ ranges: [Range<Int>]) -> Bool {
    ranges.lazy.flatMap { source[$0] }.first { !$0.isBlank }.map(\.isLineBreak) ?? false
  }
}
