import Testing

/// Targets import each other one way only, as CONTRIBUTING.md says.
@Suite struct ImportGraphTests {
  /// What each target may import.
  static let graph: [String: Set<String>] = [
    "listproc": ["Glibc", "ListProcCommands"],
    "ListProcCommands": [
      "Glibc", "CAttributes", "CommandSyntax", "ListFormats", "ListModel", "YAMLSyntax",
      "SourceDiagnostics",
    ],
    "CommandSyntax": ["Spelling"],
    "ListFormats": ["YAMLSyntax", "ListModel", "SourceDiagnostics", "Spelling"],
    "YAMLSyntax": ["CYAML", "SourceDiagnostics"],
    "ListModel": ["Spelling"],
    "SourceDiagnostics": [],
    "Spelling": [],
  ]

  /// The only files that may import the C library; `SystemCalls+Topic.swift` too.
  static let systemFiles: Set<String> = [
    "Sources/ListProcCommands/Files/SystemCalls.swift",
    "Sources/ListProcCommands/Files/SystemError.swift", "Sources/listproc/main.swift",
  ]

  private static let systemTopics = "Sources/ListProcCommands/Files/SystemCalls+"

  @Test func `every target is in the graph`() throws {
    let targets = Set(try Repository.names(in: "Sources")).subtracting(["CAttributes", "CYAML"])
    #expect(targets == Set(Self.graph.keys))
  }

  @Test(arguments: graph.keys.sorted())
  func `a target imports only what it may`(target: String) throws {
    for path in try Repository.sources(below: "Sources/\(target)") {
      for module in try Self.imports(of: path) {
        #expect(Self.graph[target]?.contains(module) == true, "\(path) imports \(module)")
        if module == "Glibc" || module == "CAttributes" {
          #expect(
            Self.systemFiles.contains(path) || path.hasPrefix(Self.systemTopics),
            "\(path) calls the system")
        }
      }
    }
  }

  private static func imports(of path: String) throws -> [String] {
    try Repository.text(path).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let keyword = words.firstIndex(of: "import"), keyword < 2, keyword + 1 < words.count
      else { return nil }
      return String(words[keyword + 1])
    }
  }
}
