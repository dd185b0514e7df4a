/// What has to be deleted and inserted, line by line, to make one text of another.
struct LineDifference: Sendable {
  /// Lines of the old text in whose place lines of the new one stand; one side may be empty.
  struct Change: Equatable, Sendable {
    /// Indices in the old text's window.
    let old: Range<Int>

    /// Indices in the new text's window.
    let new: Range<Int>
  }

  let old: LineWindow
  let new: LineWindow

  /// The changes from top to bottom, at least one unchanged line between two.
  let changes: [Change]

  /// Compares two texts.
  ///
  /// - Parameters:
  ///   - old: a text of less than 4 GiB.
  ///   - new: another.
  ///   - contextCount: how many lines before and after all changes are in the windows.
  ///   - roundLimit: see ``MidpointSearch``.
  /// - Complexity: O(*n*) for *n* bytes, and what ``ChangedLines`` takes for the lines between the
  ///   first change and the last.
  init(from old: [UInt8], to new: [UInt8], contextCount: Int, roundLimit: Int) {
    let ends = CommonEnds(old.span, new.span)
    let oldWindow = LineWindow(old, within: ends, contextCount: contextCount)
    let newWindow = LineWindow(new, within: ends, contextCount: contextCount)
    let changed = ChangedLines(
      LineIdentities(old: oldWindow, new: newWindow), roundLimit: roundLimit)
    changes = Self.changes(changed, firstLine: oldWindow.core.lowerBound)
    self.old = oldWindow
    self.new = newWindow
  }

  /// Collects neighbouring changed lines; as many lines of either window come before the first.
  private static func changes(_ changed: ChangedLines, firstLine: Int) -> [Change] {
    var changes: [Change] = []
    var old = 0
    var new = 0
    while old < changed.old.count || new < changed.new.count {
      let start = (old: old, new: new)
      while old < changed.old.count, changed.old[old] { old += 1 }
      while new < changed.new.count, changed.new[new] { new += 1 }
      if old > start.old || new > start.new {
        changes.append(
          Change(
            old: (firstLine + start.old)..<(firstLine + old),
            new: (firstLine + start.new)..<(firstLine + new)))
      }
      old += 1
      new += 1
    }
    return changes
  }
}
