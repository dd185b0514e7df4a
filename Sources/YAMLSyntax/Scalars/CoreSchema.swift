/// What plain scalars mean (YAML 1.2.2 §10.3): null, booleans and numbers.
package enum CoreSchema {
  /// Whether the content of a plain scalar is null: `null`, `Null`, `NULL`, `~` or nothing.
  package static func isNull(_ content: ArraySlice<UInt8>) -> Bool {
    switch content.count {
    case 0: true
    case 1: content.first == UInt8(ascii: "~")
    case 4: matches(content, ["null", "Null", "NULL"])
    default: false
    }
  }

  /// The boolean that the content of a plain scalar spells, nil for everything else.
  package static func boolean(_ content: ArraySlice<UInt8>) -> Bool? {
    switch content.count {
    case 4 where matches(content, ["true", "True", "TRUE"]): true
    case 5 where matches(content, ["false", "False", "FALSE"]): false
    default: nil
    }
  }

  private static func matches(_ content: ArraySlice<UInt8>, _ spellings: [String]) -> Bool {
    spellings.contains { content.elementsEqual($0.utf8) }
  }
}

extension SyntaxTree {
  /// Whether a node is null: a plain scalar that spells it, unless a tag says that it is another
  /// type. An alias counts as the node that it names.
  package func isNull(_ node: NodeID) -> Bool {
    let scalar = resolved(node)
    guard kind(of: scalar) == .scalar, scalarStyle(of: scalar) == .plain,
      CoreSchema.isNull(content(of: scalar))
    else { return false }
    guard let tag = properties(of: scalar)?.tag else { return true }
    return tag == CoreTag.null
  }

  /// The boolean that a node is: a plain scalar with one of the core schema's spellings.
  package func boolean(_ node: NodeID) -> Bool? {
    let scalar = resolved(node)
    guard kind(of: scalar) == .scalar, scalarStyle(of: scalar) == .plain else { return nil }
    let tag = properties(of: scalar)?.tag
    guard tag == nil || tag == CoreTag.boolean else { return nil }
    return CoreSchema.boolean(content(of: scalar))
  }
}
