import ListFormats
import ListModel
import TestSupport
import YAMLSyntax

/// One random document and one random script, and what the reference makes of them.
struct EditCase {
  let document: NaiveText
  private let read: ReadDocument
  private(set) var reference: NaiveText
  private(set) var script: ScriptGenerator

  /// Whether nothing on the way asks for another answer when the text is read in between: the
  /// owners stay, line ends are alike, no list is refilled, and no row is shifted twice.
  private(set) var isSameOneByOne: Bool

  init(seed: UInt64) throws {
    var generator = DocumentGenerator(seed: seed)
    document = generator.generated()
    read = try ReadDocument(document.text)
    script = ScriptGenerator(random: generator.random, titles: read.lists.flatMap { $0 })
    reference = document
    isSameOneByOne = Set(document.lines.map(\.terminator)).count == 1
    for _ in 0..<1 + generator.random.below(4) {
      guard let operation = script.addOperation(for: reference) else { break }
      reference.perform(operation)
      isSameOneByOne =
        isSameOneByOne && reference.swallowed == nil
        && reference.settledAnew().hasSameOwners(as: reference)
    }
    reference.finish()
    let rows = reference.touched.filter { if case .row = $0 { true } else { false } }
    isSameOneByOne =
      isSameOneByOne && !reference.events.contains(.refilled)
      && rows.enumerated().allSatisfy { !rows[..<$0].contains($1) }
  }

  /// Whether the rules leave more than one text open.
  var isOpen: Bool {
    OpenQuestions.leaveOpen(reference.events, operations: script.operations.count)
  }

  /// What is wrong with what the program makes of the case; nil if nothing is.
  func problem() throws -> String? {
    let edited: String
    switch read.edited(by: script.operations) {
    case .refused(let outcomes): return report("refused: \(outcomes)", edited: nil)
    case .unsafe(let message):
      return reference.swallowed == nil ? report("unsafe-edit: \(message)", edited: nil) : nil
    case .text(let text): edited = text
    }
    if let swallowed = reference.swallowed {
      return report("edited, though \(swallowed) would become content", edited: edited)
    }
    // Strings compare by canonical equivalence; these are bytes.
    if Array(edited.utf8) != Array(reference.text.utf8) {
      return report("another text than the reference's", edited: edited)
    }
    let titles = read.lists.flatMap { $0 }
    let expected = reference.sections.map { reference.rows[$0].map { titles[$0] } }
    guard try ReadDocument(edited).lists == expected else {
      return report("other lists", edited: edited)
    }
    return keepsUnownedLines(edited) ? nil : report("lines of nobody changed", edited: edited)
  }

  /// What is wrong if the operations are done one by one, each on the text of those before.
  func problemOneByOne() throws -> String? {
    guard case .text(let whole) = read.edited(by: script.operations) else {
      return report("not edited", edited: nil)
    }
    var text = document.text
    for operation in script.operations {
      guard case .text(let next) = try ReadDocument(text).edited(by: [operation]) else {
        return report("refused only alone: \(operation.kind)", edited: text)
      }
      text = next
    }
    return Array(text.utf8) == Array(whole.utf8) ? nil : report("another text", edited: text)
  }

  /// What is wrong if every entry is moved onto its own place.
  func problemOfNoOps() -> String? {
    var operations: [Operation] = []
    for section in document.sections.indices {
      let address = Address([.index(section)])
      operations.append(Operation(.moveSection(address, .to(section: nil, .index(section)))))
      for row in document.rows[section].indices {
        let address = Address([.index(section), .index(row)])
        operations.append(Operation(.move(address, .to(section: nil, .index(row)))))
      }
    }
    guard case .text(let text) = read.edited(by: operations),
      Array(text.utf8) == Array(document.text.utf8)
    else { return report("no-ops are no identity", edited: nil) }
    return nil
  }

  /// Whether every line is there, in order, that no operation owns, but for those that say that a
  /// list is empty, blank lines, and headers of block scalars at the end of the file.
  private func keepsUnownedLines(_ edited: String) -> Bool {
    var rest = edited.replacing("\r\n", with: "\n").split(separator: "\n")[...]
    for line in document.lines where line.kind != .blank && !line.text.isEmpty {
      let isOwned = reference.touched.contains { document.owns($0, line) }
      guard !isOwned, line.introducedList == nil, !line.isBlockScalarHeader else { continue }
      guard let place = rest.firstIndex(where: { $0.hasSuffix(line.text) }) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }

  private func report(_ problem: String, edited: String?) -> String {
    """
    \(problem)
    \(script.naiveOperations.map { "- \($0)\n" }.joined())
    === document
    \(ReadDocument.visible(document.text))
    === expected
    \(ReadDocument.visible(reference.text))
    === actual
    \(edited.map(ReadDocument.visible) ?? "(none)")
    ===
    """
  }
}
