/// What a node is.
package enum NodeKind: UInt8, Sendable {
  case scalar
  case sequence
  case mapping
  case alias
}

/// One node of the flat tree: sixteen bytes, the children directly behind their parent.
struct Node: Sendable {
  /// Where it starts, in bytes of the source, its anchor and tag included.
  var start: UInt32
  /// How many bytes it takes, to the end of its last leaf.
  var length: UInt32
  /// For a collection, the number of the first node behind all below it; for an alias, the node
  /// that it names; for a scalar that is not verbatim, the number of its decoded text.
  var link: UInt32
  /// Kind, style and flags.
  var bits: Bits

  /// Kind, style and flags of a node.
  struct Bits: Sendable {
    var rawValue: UInt32

    init(kind: NodeKind, style: ScalarStyle = .plain) {
      rawValue = UInt32(kind.rawValue) | UInt32(style.rawValue) << 2
    }

    var kind: NodeKind {
      NodeKind(rawValue: UInt8(rawValue & 0b11)) ?? .scalar
    }

    var style: ScalarStyle {
      ScalarStyle(rawValue: UInt8(rawValue >> 2 & 0b111)) ?? .plain
    }

    /// Whether the collection is in flow style.
    var isFlow: Bool {
      get { self[5] }
      set { self[5] = newValue }
    }

    /// Whether the scalar's content is its text in the source, quotes aside.
    var isVerbatim: Bool {
      get { self[6] }
      set { self[6] = newValue }
    }

    /// Whether it has an anchor or a tag.
    var hasProperties: Bool {
      get { self[7] }
      set { self[7] = newValue }
    }

    private subscript(bit: UInt32) -> Bool {
      get { rawValue >> bit & 1 != 0 }
      set { rawValue = rawValue & ~(1 << bit) | (newValue ? 1 << bit : 0) }
    }
  }

  /// The number of the first node behind all below this one.
  ///
  /// - Parameter number: the number of this node.
  /// - Returns: a number that may be one behind the last node's.
  func end(of number: UInt32) -> UInt32 {
    switch bits.kind {
    case .sequence, .mapping: link
    case .scalar, .alias: number + 1
    }
  }

  init(start: Int, length: Int, link: UInt32 = 0, bits: Bits) {
    self.start = UInt32(start)
    self.length = UInt32(length)
    self.link = link
    self.bits = bits
  }
}
