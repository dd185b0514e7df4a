/// What a scalar means once its style, its tag and the core schema have been asked (SPEC §6.1).
package enum ScalarValue: Equatable, Sendable {
  case null
  case boolean(Bool)
  /// A number, spelled as JSON demands (RFC 8259 §6): as it stands in the text where that will do.
  case number(ArraySlice<UInt8>)
  /// Text: the scalar's content.
  case string
}

extension SyntaxTree {
  /// What a scalar means where its position does not say that it is text.
  ///
  /// A tag of the core schema decides whatever the style; content that it does not fit is text.
  /// Other tags say nothing. Without a tag quoted and block scalars are text.
  ///
  /// - Parameter node: a scalar, or an alias of one.
  /// - Returns: the value; for text see `content(of:)`.
  /// - Complexity: linear in the scalar's length, and logarithmic in the number of anchors and tags
  ///   if it has one.
  package func value(of node: NodeID) -> ScalarValue {
    let scalar = resolved(node)
    let content = content(of: scalar)
    switch properties(of: scalar)?.tag {
    case CoreTag.string, CoreTag.nonSpecific:
      return .string
    case CoreTag.null:
      return CoreSchema.isNull(content) ? .null : .string
    case CoreTag.boolean:
      return CoreSchema.boolean(content).map(ScalarValue.boolean) ?? .string
    case CoreTag.integer:
      return CoreSchema.integer(content).map(ScalarValue.number) ?? .string
    case CoreTag.float:
      return CoreSchema.float(content).map(ScalarValue.number) ?? .string
    default:
      return scalarStyle(of: scalar) == .plain ? CoreSchema.value(content) : .string
    }
  }
}
