internal import YAMLSyntax

/// Numbers texts of two documents so that equal ones have equal numbers: equal as addresses take it, by
/// canonical equivalence (SPEC §2.1).
///
/// It keeps no text of its own but that of titles and ids that are not ASCII.
struct SharedNames {
  /// A slot: a part of the hash, and the number of the text; 0 if it is free.
  private struct Slot {
    var hash: UInt32 = 0
    var number: UInt32 = 0
  }

  private let trees: [SyntaxTree]
  private let hash = ContentHash()
  private var slots = [Slot](repeating: Slot(), count: 1 << 10)
  /// For every number, from 1, a scalar that has the text, and the tree that holds it.
  private var scalars: [(node: NodeID, tree: UInt8)] = []
  /// The number that stands for a number's text and all that are equivalent to it.
  private var canonical: [UInt32] = []
  private var equivalents: [String: UInt32] = [:]

  /// Creates a numbering that has no texts yet.
  ///
  /// - Parameter trees: the trees of the documents.
  init(trees: [SyntaxTree]) {
    self.trees = trees
  }

  /// The number of a scalar's text.
  ///
  /// - Parameters:
  ///   - scalar: a scalar, or an alias of one.
  ///   - tree: which of the trees holds it.
  /// - Returns: a number from 1.
  /// - Complexity: O(*m*) in the length of the text, on average.
  mutating func number(of scalar: NodeID, in tree: Int) -> UInt32 {
    if 2 * (scalars.count + 1) > slots.count { grow() }
    let content = trees[tree].content(of: scalar)
    let hash = UInt32(truncatingIfNeeded: hash(content))
    var place = Int(hash) & (slots.count - 1)
    while slots[place].number != 0 {
      if slots[place].hash == hash {
        let known = scalars[Int(slots[place].number) - 1]
        if trees[Int(known.tree)].content(of: known.node) == content {
          return canonical[Int(slots[place].number) - 1]
        }
      }
      place = (place + 1) & (slots.count - 1)
    }
    scalars.append((scalar, UInt8(tree)))
    let number = UInt32(truncatingIfNeeded: scalars.count)
    slots[place] = Slot(hash: hash, number: number)
    canonical.append(canonicalNumber(content, number))
    return canonical[Int(number) - 1]
  }

  private mutating func canonicalNumber(_ content: ArraySlice<UInt8>, _ number: UInt32) -> UInt32 {
    guard content.contains(where: { $0 >= 0x80 }) else { return number }
    let text = String(decoding: content, as: UTF8.self)
    if let known = equivalents[text] { return known }
    equivalents[text] = number
    return number
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(), count: 2 * old.count)
    for slot in old where slot.number != 0 {
      var place = Int(slot.hash) & (slots.count - 1)
      while slots[place].number != 0 { place = (place + 1) & (slots.count - 1) }
      slots[place] = slot
    }
  }
}
