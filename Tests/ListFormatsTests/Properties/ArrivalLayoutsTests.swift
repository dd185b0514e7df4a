import ListFormats
import ListModel
import SourceDiagnostics
import TestSupport
import Testing
import YAMLSyntax

/// What holds for every insertion, replacement, renaming and sorting in every layout.
@Suite struct ArrivalLayoutsTests {
  /// A stream, and what a script makes of it.
  private struct Case {
    let before: SourceText
    let script: String
    let runs: [BatchRun]
    let losesComments: Bool

    func report(_ problem: String, _ edited: [UInt8] = []) -> String {
      "\(problem)\n=== script\n\(script)=== before\n" + visible(before.bytes) + "\n=== after\n"
        + visible(edited) + "\n==="
    }

    private func visible(_ bytes: [UInt8]) -> String {
      ReadDocument.visible(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// What became of the streams of many seeds.
  private struct Tally {
    let seedCount: Int
    var edited = 0
    var unsafe: [String: Int] = [:]
    /// Whether there were so many failures that the rest was left out.
    var isCutShort = false

    /// Whether one of some streams was edited, at least.
    func isEdited(oneOf count: Int) -> Bool { edited * count > seedCount || isCutShort }

    /// Whether at most one edit of some was unsafe.
    func isUnsafe(atMostOneOf count: Int) -> Bool {
      unsafe.values.reduce(0, +) * count <= max(edited, count)
    }
  }

  @Test func `a document with arrivals reads as the model says, with its comments in place`() {
    let tally = Self.tally(share: 1) { Self.read(seed: $0, json: false) }
    #expect(tally.isEdited(oneOf: 2))
    #expect(tally.isUnsafe(atMostOneOf: 1000), "edits are near never unsafe: \(tally.unsafe)")
  }

  @Test func `JSON with arrivals is JSON and reads as the model says`() {
    let tally = Self.tally(share: 3) { Self.read(seed: $0, json: true) }
    #expect(tally.isEdited(oneOf: 3))
  }

  @Test func `what passes of a batch with 'coordinates: before' reads as the model says`() {
    let tally = Self.tally(share: 3) { Self.read(seed: $0, json: false, atOnce: true) }
    #expect(tally.isEdited(oneOf: 2))
    #expect(tally.isUnsafe(atMostOneOf: 100), "edits are near never unsafe: \(tally.unsafe)")
  }

  /// Edits the streams of a share of the seeds, and records what is wrong with the results.
  private static func tally(share: Int, _ read: (UInt64) -> Case?) -> Tally {
    let seeds = PropertySettings.seeds(share: share)
    var tally = Tally(seedCount: seeds.count)
    var failures = PropertySettings.failures
    for seed in seeds {
      guard let edit = read(seed), let problem = problem(edit, &tally) else { continue }
      Issue.record("seed \(seed): \(problem)")
      failures -= 1
      tally.isCutShort = failures <= 0
      if tally.isCutShort { break }
    }
    print("\(tally.edited) edited, unsafe: \(tally.unsafe)")
    return tally
  }

  private static func read(seed: UInt64, json: Bool, atOnce: Bool = false) -> Case? {
    guard let read = GeneratedList(seed: seed, json: json) else { return nil }
    var script = ArrivalScript(random: read.random)
    let operations = script.text(1 + script.random.below(4), on: read.documents[0].model)
    let source = atOnce ? "coordinates: before\noperations:\n\(operations)" : operations
    guard let decoded = Self.script(source) else { return nil }
    var options = BatchOptions()
    options.keepsGoing = atOnce
    return Case(
      before: read.tree.source, script: source,
      runs: BatchRun.runs(decoded, on: read.documents, options: options),
      losesComments: script.losesComments)
  }

  private static func script(_ text: String) -> Script? {
    let source = SourceText(name: "script.yaml", bytes: Array(text.utf8))
    do {
      var decoder = ScriptDecoder(tree: try SyntaxTree(parsing: source))
      let script = decoder.decode(as: .script)
      let problems = script.problems + script.operations.flatMap(\.problems)
      guard problems.isEmpty else {
        Issue.record("\(text): \(problems.map(\.message))")
        return nil
      }
      return script
    } catch {
      Issue.record("\(text): \(error)")
      return nil
    }
  }

  private static func problem(_ edit: Case, _ tally: inout Tally) -> String? {
    guard edit.runs.allSatisfy(\.isApplicable), let tree = edit.runs.first?.document.tree else {
      return nil
    }
    if PropertySettings.showsUnreadable { print(edit.report("tried")) }
    let result: StreamEdit
    do {
      result = try StreamEdit(
        edit.runs.map { ($0.document, $0.result) }, of: tree, limits: ParsingLimits())
    } catch {
      tally.unsafe["\(error.reason)", default: 0] += 1
      return Self.mayBeUnsafe(edit, tree, error)
        ? nil : edit.report("unsafe-edit: \(error.message)")
    }
    tally.edited += 1
    let text = String(decoding: result.bytes, as: UTF8.self)
    let indices = edit.runs.map(\.document.index)
    guard let reread = try? LayoutCase.read(text, documents: indices) else {
      return edit.report("the result is no list document", result.bytes)
    }
    for (run, document) in zip(edit.runs, reread.documents)
    where run.result.document.names(of: run.document) != document.model.names(of: document) {
      return edit.report("other lists", result.bytes)
    }
    if edit.before.bytes.first == UInt8(ascii: "{"), StrictJSON.accepts(edit.before.bytes),
      !StrictJSON.accepts(result.bytes)
    {
      return edit.report("no JSON any more", result.bytes)
    }
    let script = edit.script.split(separator: "\\n", omittingEmptySubsequences: false)
    let given = [edit.before.bytes, Array(script.joined(separator: "\n").utf8)]
    if let line = TrailingBlanks(givenIn: given).firstAdded(in: result.bytes) {
      return edit.report("a line ends in a blank: '\(line)'", result.bytes)
    }
    guard !edit.losesComments else { return nil }
    let before = comments(edit.before.bytes)
    let lost = before.subtracting(comments(result.bytes))
    return lost.isEmpty ? nil : edit.report("comments are lost: \(lost)", result.bytes)
  }

  /// Whether an edit may be refused: JSON has no comments, and a comment may become content.
  private static func mayBeUnsafe(_ edit: Case, _ tree: SyntaxTree, _ error: UnsafeEdit) -> Bool {
    switch error.reason {
    case .commentInFlowList:
      return StrictJSON.accepts(edit.before.bytes) && edit.script.contains("#")
    case .otherValues, .unreadable:
      let risk = ContentRisk(tree: tree, documents: edit.runs.map(\.document))
      return risk.isThere(scriptBringsText: edit.script.contains("|"))
    default:
      return false
    }
  }

  /// The comments `#c1`, `#c2`, … of a text.
  private static func comments(_ bytes: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    for part in String(decoding: bytes, as: UTF8.self).split(
      separator: "#c", omittingEmptySubsequences: false
    ).dropFirst() {
      let digits = part.prefix { $0.isNumber }
      if !digits.isEmpty { found.insert("#c\(digits)") }
    }
    return found
  }
}

extension ListDocument {
  /// Titles and ids of all entries, in order; empty ones are none.
  fileprivate func names(of document: DecodedDocument) -> [[String]] {
    entries(of: .root).map { section in
      let rows = list(of: section).map { entries(of: $0) } ?? []
      return ([section] + rows).map { entry in
        "\(title(of: entry) ?? "")/\(id(of: entry) ?? "")"
      }
    }
  }
}
