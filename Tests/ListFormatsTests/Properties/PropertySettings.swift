import Foundation

/// How many random cases are tried.
///
/// `LISTPROC_LAYOUT_CASES` says how many, `LISTPROC_LAYOUT_SEED` from which seed on,
/// `LISTPROC_LAYOUT_FAILURES` after how many findings to stop.
enum PropertySettings {
  private static func number(_ name: String, else usual: Int) -> Int {
    ProcessInfo.processInfo.environment["LISTPROC_LAYOUT_\(name)"].flatMap { Int($0) } ?? usual
  }

  static var failures: Int { number("FAILURES", else: 3) }

  /// The seeds to try: the `share`-th part of what is asked for.
  static func seeds(share: Int) -> Range<UInt64> {
    let first = UInt64(max(number("SEED", else: 1), 0))
    return first..<first + UInt64(max(number("CASES", else: 3_000) / share, 1))
  }

  /// Whether what a generator wrote wrongly is shown.
  static var showsUnreadable: Bool { number("SHOW", else: 0) > 0 }

  /// The folder with the suites, if the environment names one.
  static var sharedFolder: String? { ProcessInfo.processInfo.environment["LISTPROC_SHARED"] }
}
