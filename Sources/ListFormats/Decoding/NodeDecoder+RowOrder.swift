internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// The keys of an order: of `policy.order`, and of `sort` beside the section.
enum OrderKey: Int, KnownKey {
  case by, collation, direction

  static let all = KnownKeys(OrderKey.self)

  static let names = ["by", "collation", "direction"]
}

extension NodeDecoder {
  /// Reads `policy.order`; nil if it is absent or null, or no mapping, which is reported.
  mutating func readOrder(_ field: Field) -> RowOrder? {
    guard let fields = ownFields(field, known: OrderKey.all, named: "order") else { return nil }
    return readOrder(
      by: fields[OrderKey.by], collation: fields[OrderKey.collation],
      direction: fields[OrderKey.direction])
  }

  /// Reads the parts of an order, each of which may be absent.
  mutating func readOrder(by key: Field?, collation: Field?, direction: Field?) -> RowOrder {
    var order = RowOrder()
    if let name = readText(key, named: "by") { order.key = RowOrder.Key(name) }
    order.collation = readChoice(collation, named: "collation") ?? order.collation
    order.direction = readChoice(direction, named: "direction") ?? order.direction
    return order
  }
}
