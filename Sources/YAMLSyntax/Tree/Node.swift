/// What a node is.
package enum NodeKind: UInt8, Sendable {
  case scalar
  case sequence
  case mapping
  case alias

  @inlinable
  package static func == (left: NodeKind, right: NodeKind) -> Bool {
    switch (left, right) {
    case (.scalar, .scalar), (.sequence, .sequence), (.mapping, .mapping), (.alias, .alias): true
    default: false
    }
  }
}

/// One node of the flat tree: sixteen bytes, the children directly behind their parent.
///
/// It is visible to the package only so that the questions of a tree can be answered in place:
/// they are asked millions of times from other targets.
package struct Node: Sendable {
  /// Where it starts, in bytes of the source, its anchor and tag included.
  package var start: UInt32
  /// How many bytes it takes, to the end of its last leaf.
  package var length: UInt32
  /// For a collection, the number of the first node behind all below it; for an alias, the node
  /// that it names; for a scalar that is not verbatim, the number of its decoded text.
  package var link: UInt32
  /// Kind, style and flags.
  package var bits: Bits

  /// Kind, style and flags of a node.
  package struct Bits: Sendable {
    /// The kind in the lowest two bits, the style in the next three, then the flags.
    package var rawValue: UInt32

    init(
      kind: NodeKind, style: ScalarStyle = .plain, isFlow: Bool = false, isVerbatim: Bool = false,
      hasProperties: Bool = false
    ) {
      rawValue =
        UInt32(kind.rawValue) | UInt32(style.rawValue) << 2 | (isFlow ? 1 << 5 : 0)
        | (isVerbatim ? 1 << 6 : 0) | (hasProperties ? 1 << 7 : 0)
    }

    /// What the node is.
    @inlinable package var kind: NodeKind {
      switch rawValue & 0b11 {
      case 0: .scalar
      case 1: .sequence
      case 2: .mapping
      default: .alias
      }
    }

    /// How the scalar is written.
    @inlinable package var style: ScalarStyle {
      switch rawValue >> 2 & 0b111 {
      case 0: .plain
      case 1: .singleQuoted
      case 2: .doubleQuoted
      case 3: .literal
      default: .folded
      }
    }

    /// Whether the collection is in flow style.
    var isFlow: Bool { rawValue & 1 << 5 != 0 }

    /// Whether the scalar's content is its text in the source, quotes aside.
    @inlinable package var isVerbatim: Bool { rawValue & 1 << 6 != 0 }

    /// Whether it has an anchor or a tag.
    @inlinable package var hasProperties: Bool { rawValue & 1 << 7 != 0 }
  }

  /// The number of the first node behind all below this one.
  ///
  /// - Parameter number: the number of this node.
  /// - Returns: a number that may be one behind the last node's.
  @inlinable
  package func end(of number: UInt32) -> UInt32 {
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
