internal import SourceDiagnostics
internal import YAMLSyntax

/// The comments of a document, in order: where each stands, from its `#` to its last character.
struct CommentPlaces {
  private let bytes: [UInt8]
  private var starts: [UInt32] = []
  private var ends: [UInt32] = []

  /// Finds the comments of a document.
  ///
  /// - Parameters:
  ///   - document: a document of a stream.
  ///   - tree: the stream.
  /// - Complexity: O(*n*) in the length of the text between scalars.
  init(of document: SyntaxDocument, in tree: SyntaxTree) {
    bytes = tree.source.bytes
    var end = document.startOffset
    for number in document.root.number..<tree.end(of: document.root).number {
      let node = NodeID(number)
      switch tree.kind(of: node) {
      case .sequence, .mapping: continue
      case .scalar, .alias: break
      }
      let range = tree.range(of: node)
      if range.lowerBound > end { add(end..<range.lowerBound) }
      if tree.kind(of: node) == .scalar, tree.scalarStyle(of: node).isBlock {
        let start = tree.contentRange(of: node).lowerBound
        add(start..<TextScanner(bytes).endOfLine(at: start))
      }
      end = max(end, range.upperBound)
    }
    add(end..<max(end, min(document.endOffset, tree.textEnd)))
  }

  /// How many comments there are.
  var count: Int { starts.count }

  /// The bytes of a comment.
  subscript(position: Int) -> ArraySlice<UInt8> {
    bytes[Int(starts[position])..<Int(ends[position])]
  }

  /// Where a comment starts.
  func start(of position: Int) -> Int { Int(starts[position]) }

  /// The comments that stand in a range of bytes.
  ///
  /// - Complexity: O(log *n*).
  func positions(in range: Range<Int>) -> Range<Int> {
    guard !starts.isEmpty else { return 0..<0 }
    let first = partitionPoint { $0 >= range.lowerBound }
    return first..<max(first, partitionPoint { $0 >= range.upperBound })
  }

  /// Adds the comments in some bytes that hold no scalar.
  private mutating func add(_ range: Range<Int>) {
    var place = range.lowerBound
    while place < range.upperBound {
      guard bytes[place] == .numberSign else {
        place += 1
        continue
      }
      var end = place
      while end < range.upperBound, !bytes[end].isLineBreak { end += 1 }
      var last = end
      while last > place, bytes[last - 1].isBlank { last -= 1 }
      starts.append(UInt32(place))
      ends.append(UInt32(last))
      place = end
    }
  }

  private func partitionPoint(_ isPast: (Int) -> Bool) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if isPast(Int(starts[middle])) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
