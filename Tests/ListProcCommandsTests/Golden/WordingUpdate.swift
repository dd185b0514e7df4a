import Foundation

/// Takes over new wording into the cases: `LISTPROC_UPDATE_WORDING=1 swift test`.
///
/// Only what SPEC leaves free is taken over. Places, severities, codes and the order of messages
/// are written by hand, from SPEC; where they differ the case stays as it is, and fails.
enum WordingUpdate {
  static var isWanted: Bool {
    ProcessInfo.processInfo.environment["LISTPROC_UPDATE_WORDING"] != nil
  }

  static func run(_ golden: GoldenCase, messages: String) throws {
    guard messages != golden.standardError,
      MessageLine.skeleton(of: messages) == MessageLine.skeleton(of: golden.standardError),
      let section = golden.sections.first(where: { $0.role == .stream("stderr") })
    else { return }
    let url = GoldenCase.directory.appending(path: golden.path)
    var lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    let wording = messages.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    lines.replaceSubrange(section.lines, with: wording.map(String.init))
    try lines.joined(separator: "\n").write(to: url, atomically: true, encoding: .utf8)
  }
}
