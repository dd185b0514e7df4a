import Foundation

extension GoldenCase {
  /// The directory of all cases.
  static let directory = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Cases")

  /// All cases, by name.
  static let all: [GoldenCase] = {
    let files = FileManager.default.enumerator(atPath: directory.path)
    let paths = files?.compactMap { $0 as? String }.filter { $0.hasSuffix(".case") } ?? []
    return paths.sorted().map { path in
      do {
        return try GoldenCase(path: path)
      } catch {
        preconditionFailure("\(path): \(error)")
      }
    }
  }()

  /// Reads a case.
  ///
  /// - Parameter path: of its file, from the directory of all cases.
  /// - Throws: a `CaseError` if the file is not in the format of cases.
  init(path: String) throws {
    let data = try Data(contentsOf: Self.directory.appending(path: path))
    var lines = data.split(separator: 0x0A, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard lines.popLast() == "" else { throw CaseError.unendedFile }
    let headers = lines.indices.filter { lines[$0].hasPrefix("=== ") }
    guard let first = headers.first else { throw CaseError.noSections }
    var sections: [CaseSection] = []
    for (header, end) in zip(headers, headers.dropFirst() + [lines.count]) {
      let text = header + 1..<end
      sections.append(try Self.section(lines[header], text, of: lines, after: sections))
    }
    name = String(path.dropLast(".case".count))
    self.path = path
    claim = lines[..<first].joined(separator: "\n")
    self.sections = sections
  }

  /// Reads one section: `=== NAME (OPTION, OPTION)` and the text below.
  private static func section(
    _ header: String, _ range: Range<Int>, of lines: [String], after sections: [CaseSection]
  ) throws -> CaseSection {
    let parts = header.dropFirst(4).split(separator: " (", maxSplits: 1)
    guard let role = CaseSection.Role(parts[0].split(separator: " ")) else {
      throw CaseError.badHeader(header)
    }
    guard !sections.contains(where: { $0.role == role }) else {
      throw CaseError.repeatedSection(header)
    }
    var bytes = Array(lines[range].map { $0 + "\n" }.joined().utf8)
    let options = parts.count > 1 ? parts[1].dropLast().split(separator: ", ") : []
    for option in options {
      switch option {
      case "escaped": bytes = try CaseEscapes.decoded(bytes)
      case "unended": bytes.removeLast()
      case _ where option.hasPrefix("as ") && range.isEmpty:
        let name = String(option.dropFirst(3))
        let original = sections.first { $0.role == .input(name) || $0.role == .stream(name) }
        guard let original else { throw CaseError.badHeader(header) }
        bytes = original.bytes
      default: throw CaseError.badHeader(header)
      }
    }
    return CaseSection(role: role, bytes: bytes, lines: range)
  }
}

/// What can be wrong with the file of a case.
enum CaseError: Error {
  case unendedFile
  case noSections
  case badHeader(String)
  case repeatedSection(String)
  case badEscape(String)
  case openQuote(String)
}
