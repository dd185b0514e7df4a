import Foundation
import SourceDiagnostics
import YAMLSyntax

/// A case of yaml-test-suite as the value of a row's key, between two other rows.
struct WrappedSuiteCase {
  let name: String
  /// The list document.
  let text: String

  /// The section that the row may move to.
  enum Target: String, CaseIterable {
    case block = """
        - title: Second
          rows:
              - Other
      """
    case flow = """
        - title: Second
          rows: [Other]
      """
    case nestedFlow = """
        - {title: Second, rows: [Other]}
      """
  }

  /// All cases that can be wrapped, and how many cannot.
  ///
  /// - Parameters:
  ///   - shared: the folder with the suite.
  ///   - target: the section that the row may move to.
  /// - Returns: the cases, by name.
  /// - Throws: what stands in the way of reading the folder.
  static func all(
    in shared: String, target: Target
  ) throws -> (cases: [WrappedSuiteCase], skippedCount: Int) {
    let folder = shared + "/yaml-test-suite"
    var cases: [WrappedSuiteCase] = []
    var skippedCount = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      let path = "\(folder)/\(name)"
      guard !FileManager.default.fileExists(atPath: path + "/error"),
        let data = FileManager.default.contents(atPath: path + "/in.yaml")
      else { continue }
      if let wrapped = WrappedSuiteCase(name: name, bytes: Array(data), target: target) {
        cases.append(wrapped)
      } else {
        skippedCount += 1
      }
    }
    return (cases, skippedCount)
  }

  /// Wraps a case.
  ///
  /// - Returns: nil if it is no single document that says the same when it is indented, for libyaml.
  private init?(name: String, bytes: [UInt8], target: Target) {
    let source = SourceText(name: name, bytes: bytes)
    guard let alone = try? SyntaxTree(parsing: source), alone.documents.count == 1,
      let content = String(validating: bytes, as: UTF8.self)
    else { return nil }
    var lines = content.split(separator: "\n", omittingEmptySubsequences: false)
    if let first = lines.first, first == "---" || first.hasPrefix("--- ") {
      lines[0] = first.dropFirst(4)
    }
    let isMarked = lines.contains { line in
      line.hasPrefix("%") || line.hasPrefix("---") || line.hasPrefix("...")
    }
    guard !isMarked else { return nil }
    let column = String(repeating: " ", count: 8)
    let indented = lines.dropLast(lines.last == "" ? 1 : 0).map { $0.isEmpty ? "" : column + $0 }
    text = """
      sections:
        - title: First
          rows:
          - Before
      \(target == .nestedFlow ? "" : "    # of the case\n")\
          - title: Case
            value:
      \(indented.map { "\($0)\n" }.joined())\
          - After  # the case
      \(target.rawValue)
      x-end: true

      """
    self.name = name
    guard let wrapped = try? SyntaxTree(parsing: SourceText(name: name, bytes: Array(text.utf8)))
    else { return nil }
    let before = ResolvedTree(alone, document: 0)
    let after = ResolvedTree(wrapped, document: 0)
    guard wrapped.documents.count == 1, after.sectionNodes.count == 2,
      let row = after.rowNodes(of: after.sectionNodes[0]).dropFirst().first,
      let value = after.pair("value", of: row)?.value,
      after.rowNodes(of: after.sectionNodes[0]).count == 3,
      before.value(before.root) == after.value(value)
    else { return nil }
  }
}
