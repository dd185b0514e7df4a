extension Explanation {
  /// The explanation as text for people.
  ///
  /// - Returns: lines of at most 80 columns, the last one ended too.
  /// - Complexity: O(length of the texts).
  package func rendered() -> String {
    var lines = [id.rawValue, ""]
    lines += wrapped(meaning) + ["", "Exit status: \(exitStatus)", "", "Example:", ""]
    for file in example.files {
      lines.append("  \(file.name):")
      lines += textLines(file.text).map { $0.isEmpty ? "" : "    " + $0 }
      lines.append("")
    }
    lines += commandLines
    for message in textLines(example.message) {
      // A line that fits is shown as it is printed, with all of its spaces.
      let isWide = message.count + 2 > 80
      lines +=
        isWide ? wrapped(message, indentation: "  ", continuation: "      ") : ["  " + message]
    }
    lines += ["", "What to do:", ""] + wrapped(remedy)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The commands after a prompt; a line that continues another has none.
  private var commandLines: [String] {
    var prompt = "  $ "
    return textLines(example.command).map { line in
      defer { prompt = line.hasSuffix("\\") ? "  " : "  $ " }
      return prompt + line
    }
  }

  private var exitStatus: String {
    switch id.class {
    case .answerIsNo: "1, the answer is no"
    case .invalidScript, .document: id.isFaultOfDocument ? "2; 1 from 'check'" : "2"
    case .warning: "not affected; 1 from 'check --strict'"
    }
  }
}

extension DiagnosticID {
  /// Whether `check` can report it as something wrong *in* a document, and so as an answer.
  fileprivate var isFaultOfDocument: Bool {
    switch self {
    case .notAList, .missingTitle, .wrongType, .unknownKey, .unknownMode, .unknownChoice,
      .duplicateKey, .duplicateID, .pinOutOfRange, .notFound, .badAddress, .negativeIndex,
      .tooDeep, .recursiveAlias, .tooLarge, .unsupportedEncoding, .badEncoding, .syntax,
      .layoutNotFound:
      true
    default: false
    }
  }
}

private func textLines(_ text: String) -> [String] {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
}

/// The words of a text on lines of at most 80 columns.
private func wrapped(
  _ text: String, indentation: String = "", continuation: String = ""
) -> [String] {
  var lines: [String] = []
  var line = indentation
  var isAtStart = true
  for word in text.split(whereSeparator: \.isWhitespace) {
    if !isAtStart, line.count + 1 + word.count > 80 {
      lines.append(line)
      line = continuation
      isAtStart = true
    }
    line += isAtStart ? String(word) : " " + word
    isAtStart = false
  }
  return lines + [line]
}
