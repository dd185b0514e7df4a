/// One section of a golden case: a header line and the bytes below it.
struct CaseSection: Sendable, Equatable {
  /// What a section is for.
  enum Role: Sendable, Equatable {
    /// `command`, `environment`, `stdin`, `stdout` or `stderr`.
    case stream(String)
    case status(Int32)
    /// A file that is there before the run.
    case input(String)
    /// A file as it must be after the run.
    case output(String)

    /// Reads a header without its options; nil if it makes no sense.
    init?(_ words: [Substring]) {
      switch (words.first, words.count) {
      case (let name?, 1) where Self.streams.contains(name): self = .stream(String(name))
      case ("status", 2):
        guard let status = Int32(words[1]) else { return nil }
        self = .status(status)
      case ("file", 2): self = .output(String(words[1]))
      case (let name?, 1): self = .input(String(name))
      default: return nil
      }
    }

    private static let streams: Set<Substring> = [
      "command", "environment", "stdin", "stdout", "stderr",
    ]
  }

  let role: Role
  let bytes: [UInt8]
  /// The lines of the case's file that hold the text, counted from 0.
  let lines: Range<Int>

  var status: Int32? {
    if case .status(let status) = role { status } else { nil }
  }
}
