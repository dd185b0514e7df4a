/// A pattern for paths, as shells and `.gitignore` know them (SPEC §8).
///
/// `?` is any character but `/`, `*` any number of them, `**` any number of directories, `[a-z]` and
/// `[!a-z]` one of a set, `{a,b}` one of several. Without a `/` the pattern is one for the file's name.
package struct PathPattern: Sendable {
  private enum Piece: Sendable {
    case character(Unicode.Scalar)
    /// `?`
    case one
    /// `*`
    case some
    /// `**/`, or `**` at the end.
    case directories
    case set([ClosedRange<Unicode.Scalar>], isNegated: Bool)
  }

  /// How many patterns braces may stand for.
  private static let alternativeLimit = 256

  private let alternatives: [[Piece]]
  private let isOfName: Bool

  /// Creates a pattern.
  package init(_ text: String) {
    var text = text
    if text.hasPrefix("./") { text.removeFirst(2) }
    isOfName = !text.contains("/")
    if text.hasPrefix("/") { text.removeFirst() }
    alternatives = PathPattern.expanded(Array(text.unicodeScalars)).map(PathPattern.pieces)
  }

  /// Whether a path fits.
  ///
  /// - Parameter path: relative to the directory that the pattern is for, with `/` between its parts.
  /// - Returns: whether the whole of it fits.
  /// - Complexity: O(*n* · *m*) for a path of *n* and a pattern of *m* characters.
  package func matches(_ path: String) -> Bool {
    let name = isOfName ? path.split(separator: "/").last.map(String.init) ?? path : path
    let scalars = Array(name.unicodeScalars)
    return alternatives.contains { PathPattern.matches(scalars, $0) }
  }

  /// Keeps, for each piece, the places of the path up to which the pieces before it may reach.
  private static func matches(_ path: [Unicode.Scalar], _ pieces: [Piece]) -> Bool {
    var reached = [Bool](repeating: false, count: path.count + 1)
    reached[0] = true
    for piece in pieces {
      var next = [Bool](repeating: false, count: path.count + 1)
      for place in 0...path.count {
        switch piece {
        case .some:
          next[place] = reached[place] || place > 0 && next[place - 1] && path[place - 1] != "/"
        case .directories:
          let isStart = place == 0 || place == path.count || path[place - 1] == "/"
          next[place] = reached[place] || isStart && reached[..<place].contains(true)
        case .character, .one, .set:
          next[place] = place > 0 && reached[place - 1] && fits(path[place - 1], piece)
        }
      }
      reached = next
    }
    return reached[path.count]
  }

  private static func fits(_ scalar: Unicode.Scalar, _ piece: Piece) -> Bool {
    switch piece {
    case .character(let other): scalar == other
    case .one: scalar != "/"
    case .set(let ranges, let isNegated):
      scalar != "/" && ranges.contains { $0.contains(scalar) } != isNegated
    case .some, .directories: false
    }
  }

  // MARK: Reading

  private static func pieces(_ text: [Unicode.Scalar]) -> [Piece] {
    var pieces: [Piece] = []
    var index = 0
    while index < text.count {
      switch text[index] {
      case "?": pieces.append(.one)
      case "*" where index + 1 < text.count && text[index + 1] == "*":
        pieces.append(.directories)
        index += index + 2 < text.count && text[index + 2] == "/" ? 2 : 1
      case "*": pieces.append(.some)
      case "[":
        if let (set, end) = set(text, from: index) {
          pieces.append(set)
          index = end
        } else {
          pieces.append(.character("["))
        }
      case "\\" where index + 1 < text.count:
        index += 1
        pieces.append(.character(text[index]))
      default: pieces.append(.character(text[index]))
      }
      index += 1
    }
    return pieces
  }

  /// Reads `[…]`.
  ///
  /// - Returns: the set, and the place of its `]`; nil if there is none.
  private static func set(_ text: [Unicode.Scalar], from start: Int) -> (Piece, Int)? {
    var index = start + 1
    let isNegated = index < text.count && (text[index] == "!" || text[index] == "^")
    if isNegated { index += 1 }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while index < text.count, text[index] != "]" || ranges.isEmpty {
      if index + 2 < text.count, text[index + 1] == "-", text[index + 2] != "]",
        text[index] <= text[index + 2]
      {
        ranges.append(text[index]...text[index + 2])
        index += 3
      } else {
        ranges.append(text[index]...text[index])
        index += 1
      }
    }
    return index < text.count ? (.set(ranges, isNegated: isNegated), index) : nil
  }

  /// The patterns that one with braces stands for.
  private static func expanded(_ text: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
    var pending = [text]
    var done: [[Unicode.Scalar]] = []
    while let next = pending.popLast() {
      guard let (range, choices) = braces(in: next),
        pending.count + done.count + choices.count <= alternativeLimit
      else {
        done.append(next)
        continue
      }
      for choice in choices {
        pending.append(Array(next[..<range.lowerBound]) + choice + next[range.upperBound...])
      }
    }
    return done
  }

  /// The first `{a,b}` that has none in it.
  private static func braces(
    in text: [Unicode.Scalar]
  ) -> (Range<Int>, [ArraySlice<Unicode.Scalar>])? {
    guard let close = text.firstIndex(of: "}"),
      let open = text[..<close].lastIndex(of: "{")
    else { return nil }
    let inside = text[(open + 1)..<close]
    guard inside.contains(",") else { return nil }
    return (open..<(close + 1), inside.split(separator: ",", omittingEmptySubsequences: false))
  }
}
