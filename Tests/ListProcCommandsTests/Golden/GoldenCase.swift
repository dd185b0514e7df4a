import Foundation
import Testing

/// One golden case: the files and the command line that go in, and all that must come out.
///
/// `Cases/README.md` describes the format of its file.
struct GoldenCase: Sendable, CustomTestStringConvertible {
  /// The area and the file's name without extension, such as `pins/first-row-stays`.
  let name: String
  let path: String
  /// What the case proves: the comment before its first section.
  let claim: String
  let sections: [CaseSection]

  var testDescription: String { name }

  /// The command line, without the program's name.
  var command: [String] {
    get throws { try CommandWords.split(text(of: "command")) }
  }

  /// The exit status that is expected.
  var status: Int32 {
    sections.lazy.compactMap(\.status).first ?? 0
  }

  /// What is fed to standard input; nil: nothing at all.
  var standardInput: [UInt8]? { bytes(of: "stdin") }

  var standardOutput: [UInt8] { bytes(of: "stdout") ?? [] }

  var standardError: String { text(of: "stderr") }

  /// Additional environment variables, `NAME=value` on a line each.
  var environment: [String: String] {
    var variables: [String: String] = [:]
    for line in text(of: "environment").split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      variables[String(parts[0])] = parts.count > 1 ? String(parts[1]) : ""
    }
    return variables
  }

  /// The files that are there before the run, by name.
  var inputs: [String: [UInt8]] {
    files { if case .input(let name) = $0 { name } else { nil } }
  }

  /// The files that must be there after the run, by name: what went in, unless it changes.
  var outputs: [String: [UInt8]] {
    inputs.merging(files { if case .output(let name) = $0 { name } else { nil } }) { $1 }
  }

  private func files(_ name: (CaseSection.Role) -> String?) -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for section in sections {
      if let name = name(section.role) { files[name] = section.bytes }
    }
    return files
  }

  private func bytes(of name: String) -> [UInt8]? {
    sections.first { $0.role == .stream(name) }?.bytes
  }

  private func text(of name: String) -> String {
    String(decoding: bytes(of: name) ?? [], as: UTF8.self)
  }
}
