@testable import YAMLSyntax

/// One of libyaml's events about a node, kept for comparison with the tree.
struct RecordedEvent {
  let kind: EventReader.Kind
  /// libyaml's places in bytes; collections have no end yet.
  let start: Int
  let end: Int
  let isEmpty: Bool
  var style = ScalarStyle.plain
  var value: [UInt8] = []
  let anchor: String?
  let tag: String?

  /// All events of a text that start nodes, in order.
  static func nodes(in bytes: [UInt8]) throws(SyntaxFailure) -> [RecordedEvent] {
    var events: [RecordedEvent] = []
    var reader = try EventReader(bytes: bytes.span, limits: ParsingLimits())
    while true {
      let kind = try reader.next()
      switch kind {
      case .streamEnd: return events
      case .alias, .scalar, .sequenceStart, .mappingStart:
        let start = reader.startOffset()
        let end = kind == .scalar || kind == .alias ? reader.endOffset() : start
        var event = RecordedEvent(
          kind: kind, start: start, end: end, isEmpty: reader.isEmpty,
          anchor: reader.anchor(of: kind), tag: reader.tag(of: kind))
        if kind == .scalar {
          event.style = reader.scalarStyle
          let value = reader.scalarValue
          for index in value.indices { event.value.append(value[index]) }
        }
        events.append(event)
      default: break
      }
    }
  }
}
