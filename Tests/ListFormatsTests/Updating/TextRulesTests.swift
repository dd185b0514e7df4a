import Foundation
import Testing

/// The program's text against that of the naive reference, on random documents and scripts.
///
/// `LISTPROC_TEXT_CASES` says how many are tried, `LISTPROC_TEXT_SEED` from which seed on.
@Suite struct TextRulesTests {
  private static func number(_ name: String, else usual: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? usual
  }

  /// Records the first few problems, with their seeds.
  ///
  /// - Parameters:
  ///   - share: which part of the cases is tried.
  ///   - isMeant: whether a case can be judged; one in four must be.
  ///   - problem: what is wrong with it.
  private func tryCases(
    _ share: Int, where isMeant: (EditCase) -> Bool = { _ in true },
    _ problem: (EditCase) throws -> String?
  ) {
    let first = Self.number("LISTPROC_TEXT_SEED", else: 1)
    var failures = Self.number("LISTPROC_TEXT_FAILURES", else: 3)
    var tried = 0
    let count = Self.number("LISTPROC_TEXT_CASES", else: 3_000) / share
    for seed in first..<first + count {
      do {
        let edit = try EditCase(seed: UInt64(seed))
        guard !edit.isOpen, isMeant(edit) else { continue }
        tried += 1
        guard let problem = try problem(edit) else { continue }
        Issue.record("seed \(seed): \(problem)")
      } catch {
        Issue.record("seed \(seed): \(error)")
      }
      failures -= 1
      if failures <= 0 { return }
    }
    #expect(tried * 4 > count)
  }

  @Test func `the edited text is that of the reference`() {
    tryCases(1) { try $0.problem() }
  }

  @Test func `a batch is its operations one by one where the owners stay`() {
    tryCases(3, where: \.isSameOneByOne) { try $0.problemOneByOne() }
  }

  @Test func `moving everything onto its own place changes nothing`() {
    tryCases(6) { $0.problemOfNoOps() }
  }
}
