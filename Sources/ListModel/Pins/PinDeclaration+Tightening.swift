extension ListDocument {
  /// Pins what a declaration from outside of the document pins too: at either end and by id also where
  /// a section has pins of its own.
  ///
  /// They take effect with `bindPins()`.
  ///
  /// - Complexity: linear in the lists, and in the slots and rows.
  package mutating func addPins(_ declaration: PinDeclaration) {
    pins.add(declaration)
    var other = declaration
    other.slots = []
    for number in lists.indices { lists[number].pins?.add(other) }
  }
}

extension PinDeclaration {
  /// Pins what another declaration pins too (SPEC §8).
  ///
  /// - Complexity: linear in the slots and rows of both.
  package mutating func add(_ other: PinDeclaration) {
    first = max(first, other.first)
    last = max(last, other.last)
    let known = Set(slots)
    slots += other.slots.filter { !known.contains($0) }
    let rows = Set(self.rows)
    self.rows += other.rows.filter { !rows.contains($0) }
  }
}
