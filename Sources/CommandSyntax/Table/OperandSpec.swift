/// One place for operands of a command.
package struct OperandSpec: Hashable, Sendable {
  /// How many operands the place takes.
  package enum Arity: Hashable, Sendable {
    /// Exactly one.
    case one
    /// One or none.
    case atMostOne
    /// Any number, none too.
    case anyNumber
  }

  /// What may stand here.
  package let value: ValueSpec
  /// How many.
  package let arity: Arity

  /// Describes a place for operands.
  package init(_ value: ValueSpec, _ arity: Arity) {
    self.value = value
    self.arity = arity
  }

  /// The smallest number of operands here.
  package var minimum: Int { arity == .one ? 1 : 0 }

  /// The largest number of operands here; nil if there is no bound.
  package var maximum: Int? { arity == .anyNumber ? nil : 1 }
}
