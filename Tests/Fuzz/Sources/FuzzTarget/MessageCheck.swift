internal import ListFormats
internal import SourceDiagnostics

/// Renders messages in all ways, and holds them to lie in their sources.
struct MessageCheck {
  let isTerminal: Bool

  func check(_ diagnostics: [Diagnostic]) {
    guard !diagnostics.isEmpty else { return }
    for diagnostic in diagnostics {
      check(diagnostic.place)
      for note in diagnostic.notes { check(note.place) }
    }
    var renderer = DiagnosticRenderer(
      showsSource: isTerminal, displayWidth: { VisibleText.width(of: $0) })
    var text: [UInt8] = []
    renderer.render(diagnostics.sortedByPlace(), into: &text)
    Invariant.isHarmless(text, "a message")
    if !isTerminal {
      let lineCount = diagnostics.reduce(0) { $0 + 1 + $1.notes.count }
      Invariant.holds(
        text.count { $0 == UInt8(ascii: "\n") } == lineCount, "a message is one line")
    }
  }

  func check(_ notes: [Diagnostic.Note]) {
    var renderer = DiagnosticRenderer(
      showsSource: isTerminal, displayWidth: { VisibleText.width(of: $0) })
    var text: [UInt8] = []
    for note in notes {
      check(note.place)
      renderer.render(note, into: &text)
    }
    Invariant.isHarmless(text, "a note")
  }

  private func check(_ place: Diagnostic.Place?) {
    guard let place else { return }
    Invariant.holds(
      place.range.lowerBound >= 0 && place.range.upperBound <= place.source.bytes.count,
      "a message's range \(place.range) lies in its source")
  }
}
