internal import SourceDiagnostics
internal import YAMLSyntax

/// Pairs that a mapping gets, and where they are put.
extension ReplacedPairs {
  /// The pairs that are added, each with the pair of the text that it comes behind, or nil for the
  /// first of all.
  func arrivals(
    among wanted: [Pair], slots: [(index: Int, place: Int)]
  ) -> [(slot: Int?, pairs: [Pair])] {
    var arrivals: [(slot: Int?, pairs: [Pair])] = []
    var next = 0
    for (place, pair) in wanted.enumerated() {
      if next < slots.count, slots[next].place == place {
        next += 1
        continue
      }
      let slot = next > 0 ? slots[next - 1].index : nil
      if let last = arrivals.last, last.slot == slot {
        arrivals[arrivals.count - 1].pairs.append(pair)
      } else {
        arrivals.append((slot, [pair]))
      }
    }
    return arrivals
  }

  /// Puts pairs behind another one and its comment, or before all.
  func addition(
    of added: [Pair], behind slot: Int?, printer: inout ValueText
  ) -> TextPatch? {
    guard let slot else {
      guard let first = pairs.first else { return nil }
      let start = tree.range(of: first.key).lowerBound
      return texts(of: added, printer: &printer).map { texts in
        let separator =
          isFlow ? habit.pairSeparator : [.lineFeed] + [UInt8](repeating: .space, count: column)
        return TextPatch(range: start..<start, text: texts.flatMap { $0 + separator })
      }
    }
    var end = end(of: pairs[slot])
    if !isFlow, !scanner.isStartOfLine(end) { end = scanner.endOfLine(at: end) }
    let startsLine = !isFlow && scanner.isStartOfLine(end)
    return texts(of: added, printer: &printer).map { texts in
      let indent = [UInt8](repeating: .space, count: column)
      let text = texts.flatMap { text -> [UInt8] in
        if isFlow { return habit.pairSeparator + text }
        return startsLine ? indent + text + [.lineFeed] : [.lineFeed] + indent + text
      }
      return TextPatch(range: end..<end, text: text)
    }
  }

  private var habit: FlowHabit { FlowHabit(of: mapping, or: mapping, in: tree) }

  /// The texts of pairs that are added.
  private func texts(of added: [Pair], printer: inout ValueText) -> [[UInt8]]? {
    let flow = isFlow ? habit.onOneLine : nil
    var texts: [[UInt8]] = []
    for pair in added {
      guard
        let text = printer.pair(pair.key, pair.value, like: mapping, column: column, inFlow: flow)
      else { return nil }
      texts.append(text)
    }
    return texts
  }
}
