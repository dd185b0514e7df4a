internal import ListFormats
internal import SourceDiagnostics

/// The messages of a run, on standard error.
struct Messages {
  private var stream: OutputStream
  private var renderer: DiagnosticRenderer
  /// The gravest status that a reported diagnostic asks for.
  private(set) var status = ExitStatus.done

  init(color: ColorChoice, system: SystemCalls) {
    stream = OutputStream(descriptor: 2, system: system)
    renderer = DiagnosticRenderer(
      showsSource: system.isTerminal(2), usesColor: color.isColored(2, system: system),
      displayWidth: VisibleText.width(of:))
  }

  /// Reports diagnostics in the order given.
  mutating func report(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { report(diagnostic) }
  }

  mutating func report(_ diagnostic: Diagnostic) {
    status = max(status, ExitStatus(diagnostic))
    renderer.render(diagnostic, into: &stream.buffer)
    if stream.buffer.count >= OutputStream.flushSize { flush() }
  }

  /// Reports what is worth knowing and stands in nobody's way.
  mutating func report(_ note: Diagnostic.Note) {
    renderer.render(note, into: &stream.buffer)
  }

  mutating func write(_ text: String) {
    stream.write(text)
  }

  mutating func write(_ bytes: [UInt8]) {
    stream.buffer += bytes
  }

  /// Writes all out; where standard error cannot be written there is nobody to tell.
  mutating func flush() {
    try? stream.flush()
  }
}
