/// What `listproc explain CODE` says about a code.
package struct Explanation: Sendable {
  /// Something to try that provokes the message.
  package struct Example: Sendable {
    /// The text of `list.yaml`; empty if the example needs none.
    package let document: String

    /// The text of `script.yaml`; empty if the example needs none.
    package let script: String

    /// The text of `layout.yaml`; empty if the example needs none.
    package let layout: String

    /// What to type, without the prompt; a line for each command.
    package let command: String

    /// The message, and its notes, a line for each.
    package let message: String

    /// Creates an example.
    ///
    /// - Parameters:
    ///   - document: the text of `list.yaml`.
    ///   - script: the text of `script.yaml`.
    ///   - layout: the text of `layout.yaml`.
    ///   - command: what to type.
    ///   - message: what is printed.
    package init(
      document: String = "", script: String = "", layout: String = "", command: String,
      message: String
    ) {
      self.document = document
      self.script = script
      self.layout = layout
      self.command = command
      self.message = message
    }

    /// The files that the example needs, by name, in the order in which they are shown.
    package var files: [(name: String, text: String)] {
      [("list.yaml", document), ("script.yaml", script), ("layout.yaml", layout)]
        .filter { !$0.1.isEmpty }
    }
  }

  /// The code.
  package let id: DiagnosticID

  /// What the code means, one to three sentences; line breaks count as spaces.
  package let meaning: String

  /// Something to try that provokes the message.
  package let example: Example

  /// What to do about it; line breaks count as spaces.
  package let remedy: String

  /// Creates an explanation.
  ///
  /// - Parameters:
  ///   - id: the code.
  ///   - meaning: what it means, one to three sentences.
  ///   - example: something to try.
  ///   - remedy: what to do about it.
  package init(_ id: DiagnosticID, meaning: String, example: Example, remedy: String) {
    self.id = id
    self.meaning = meaning
    self.example = example
    self.remedy = remedy
  }
}
