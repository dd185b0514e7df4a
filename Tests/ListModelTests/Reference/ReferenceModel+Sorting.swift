import ListModel

/// `sort`, and `order` with its place `sorted`.
extension ReferenceModel {
  mutating func sort(_ address: [Int], by order: RowOrder) -> Outcome {
    guard sections.indices.contains(address[0]) else {
      return Outcome(status: "invalid", codes: ["out-of-range"])
    }
    let section = address[0]
    let rows = sections[section].rows
    let free = rows.indices.filter { !rows[$0].isPinned }
    // Insertion after the last one that is not greater: stable.
    var sorted: [Int] = []
    for row in free {
      let place =
        sorted.lastIndex { !order.puts(rows[row].fields, before: rows[$0].fields) }.map { $0 + 1 }
        ?? 0
      sorted.insert(row, at: place)
    }
    var codes = modeCodes(mode(section), .move)
    if sorted != free {
      if policy.appendOnly { codes.append("append-only") }
      if !sections[section].isEditable { codes.append("aliased-list") }
      // Others can push a row that must not move, but two such rows cannot change places.
      let fixed = free.filter { !rows[$0].canEdit || !rows[$0].canMove }
      let ranks = fixed.map { sorted.firstIndex(of: $0) ?? 0 }
      if let stuck = ranks.indices.first(where: { place in
        ranks[..<place].contains { $0 > ranks[place] }
      }) {
        codes.append(rows[fixed[stuck]].canEdit ? "row-not-movable" : "row-not-editable")
      }
    }
    if let refused = finish(codes) { return refused }
    if sorted == free { return Outcome(status: "no-op") }
    for (place, row) in zip(free, sorted) { sections[section].rows[place] = rows[row] }
    return Outcome(status: "applied")
  }

  /// The index of `to: sorted`: behind the last of the other free rows that is not greater, where
  /// they are sorted; nil where they are not, and more than one place may be right, and for a pinned
  /// row.
  func sortedIndex(
    of fields: RowFields, _ order: RowOrder, in section: Int, from source: Int?
  ) -> Int? {
    let rows = sections[section].rows
    let free = rows.indices.filter { !rows[$0].isPinned }
    if let source, rows[source].isPinned { return nil }
    let others = free.filter { $0 != source }
    guard
      others.indices.dropFirst().allSatisfy({ place in
        !order.puts(rows[others[place]].fields, before: rows[others[place - 1]].fields)
      })
    else { return nil }
    let rank = others.count { !order.puts(fields, before: rows[$0].fields) }
    if source != nil { return free[rank] }
    let head = sections[section].head
    return rank == free.count ? rows.count - sections[section].tail : max(free[rank], head)
  }
}

/// What rows are compared by.
typealias RowFields = (title: String?, id: String?, values: [String: String])

extension ReferenceModel.Row {
  var fields: RowFields { (title, id, values) }
}

extension RowOrder {
  /// Whether one row must stand before another.
  func puts(_ row: RowFields, before other: RowFields) -> Bool {
    guard let text = text(of: row) else { return false }
    guard let otherText = self.text(of: other) else { return true }
    let isLess = ReferenceCollation(collation).isLess
    return direction == .ascending ? isLess(text, otherText) : isLess(otherText, text)
  }

  private func text(of row: RowFields) -> String? {
    switch key {
    case .title: row.title
    case .id: row.id
    case .field(let name): row.values[name]
    }
  }
}

/// The collations as the README defines them.
struct ReferenceCollation {
  /// A character, or a run of digits without its leading zeros.
  private enum Unit: Equatable {
    case scalar(UInt32)
    case number([UInt32])
  }

  private let collation: RowOrder.Collation

  init(_ collation: RowOrder.Collation) {
    self.collation = collation
  }

  func isLess(_ text: String, _ other: String) -> Bool {
    let (left, right) = (units(of: text), units(of: other))
    for (unit, otherUnit) in zip(left, right) where unit != otherUnit {
      switch (unit, otherUnit) {
      case (.number(let digits), .number(let others)):
        return digits.count == others.count
          ? digits.lexicographicallyPrecedes(others) : digits.count < others.count
      case (.number, .scalar(let scalar)): return 0x30 < scalar
      case (.scalar(let scalar), .number): return scalar < 0x30
      case (.scalar(let scalar), .scalar(let otherScalar)): return scalar < otherScalar
      }
    }
    return left.count < right.count
  }

  private func units(of text: String) -> [Unit] {
    var scalars = Array(text.unicodeScalars)
    if collation != .codepoint {
      scalars = scalars.flatMap { Array($0.properties.lowercaseMapping.unicodeScalars) }
    }
    guard collation == .natural else { return scalars.map { .scalar($0.value) } }
    var units: [Unit] = []
    var digits: [UInt32]?
    func end() {
      if let run = digits { units.append(.number(Array(run.drop { $0 == 0x30 }))) }
      digits = nil
    }
    for scalar in scalars {
      if ("0"..."9").contains(scalar) {
        digits = (digits ?? []) + [scalar.value]
      } else {
        end()
        units.append(.scalar(scalar.value))
      }
    }
    end()
    return units
  }
}
