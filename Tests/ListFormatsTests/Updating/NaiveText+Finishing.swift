/// What is judged once, on the result.
extension NaiveText {
  /// Does what is left to do after the last operation.
  mutating func finish() {
    restoreEmptyLists()
    settleIndentation()
    settleLineEnds()
  }

  /// Shifts the rows by the difference of the dash columns, as read and now (SPEC §5.3).
  private mutating func settleIndentation() {
    for index in lines.indices {
      guard let row = lines[index].row else { continue }
      lines[index].shift(by: rowColumns[row] - rowColumnsAsRead[row])
    }
  }

  /// A list that was empty when it was read, and is again, is as it was.
  private mutating func restoreEmptyLists() {
    for section in sections where rowColumnsWhenRead[section] == nil && rows[section].isEmpty {
      guard let line = lines.firstIndex(where: { $0.introducedList == section }) else { continue }
      if let text = lines[line].introductionAsRead {
        lines[line].text = text
      } else {
        lines.remove(at: line)
      }
    }
  }

  /// Settles the line ends, after the last operation (SPEC §5.3).
  private mutating func settleLineEnds() {
    for index in lines.indices.dropFirst() {
      let above = lines[index - 1].terminator
      switch lines[index].terminator {
      case .none where index < lines.count - 1:
        lines[index].terminator = above
        stripBlockScalar(endingAt: index)
      case .inherited:
        lines[index].terminator = above
      case .none, .lineFeed, .carriageReturnLineFeed:
        break
      }
    }
    guard isUnterminated, let last = lines.last else { return }
    // Without its line break a block scalar would have another value, unless it is stripped.
    guard last.blockScalarEnd == nil || last.blockScalarEnd?.chomping == .strip else { return }
    lines[lines.count - 1].terminator = .none
  }

  /// Keeps the value of a block scalar that ended the file without a line break, and leaves.
  private mutating func stripBlockScalar(endingAt index: Int) {
    guard let end = lines[index].blockScalarEnd, end.chomping != .strip,
      let header = lines[..<index].lastIndex(where: \.isBlockScalarHeader)
    else { return }
    var text = lines[header].text
    // A comment behind the header holds neither sign.
    guard let indicator = text.lastIndex(where: { $0 == "|" || $0 == ">" }) else { return }
    let next = text.index(after: indicator)
    if let keep = text[next...].firstIndex(of: "+") {
      text.replaceSubrange(keep...keep, with: "-")
    } else {
      let isIndicated = next < text.endIndex && text[next].isNumber
      text.insert("-", at: isIndicated ? text.index(after: next) : next)
    }
    lines[header].text = text
    lines[index].blockScalarEnd?.chomping = .strip
  }

  /// Text of nobody that would become content of a block scalar above it.
  enum Swallowed: String {
    case comment
    case blankLines
  }

  /// What makes the edit unsafe, if anything does (SPEC §5.3, §5.8).
  var swallowed: Swallowed? {
    for index in lines.indices {
      guard let end = lines[index].blockScalarEnd else { continue }
      var next = index + 1
      while next < lines.count, lines[next].kind == .blank {
        if end.chomping == .keep || lines[next].column > end.indentation { return .blankLines }
        next += 1
      }
      guard next < lines.count, lines[next].kind == .comment else { continue }
      if lines[next].column >= end.indentation { return .comment }
    }
    return nil
  }
}
