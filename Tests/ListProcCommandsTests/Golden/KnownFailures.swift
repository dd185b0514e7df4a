import Foundation

/// The cases that the program does not pass yet, with the reasons: `Cases/known-failures.txt`.
///
/// A case that is listed and passes fails the tests: the list can only shrink.
enum KnownFailures {
  static let reasons: [String: String] = {
    let file = GoldenCase.directory.appending(path: "known-failures.txt")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [:] }
    var reasons: [String: String] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: ": ", maxSplits: 1)
      reasons[String(parts[0])] = parts.count > 1 ? String(parts[1]) : ""
    }
    return reasons
  }()
}
