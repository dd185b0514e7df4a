/// Why an address leads nowhere (SPEC §2.1).
enum AddressFailure: Error {
  typealias Target = Operation.Target

  /// Where a part is looked for.
  enum Scope: Sendable {
    case list(ListID)
    /// All rows of the document.
    case allRows
  }

  /// The wrong number of parts, or parts that cannot stand alone.
  case form(Target)
  case outOfRange(Int, in: ListID)
  /// An entry that has nothing below it, where the address goes on, or is to be a section.
  case noList(EntryID, Target)
  case notFound(Address.Part, Scope)
  /// Some entries that the part fits, in document order; `isCut` if there are more.
  case ambiguous(Address.Part, [EntryID], isCut: Bool)

  /// Whether the address cannot be one of that kind.
  var isForm: Bool {
    if case .form = self { true } else { false }
  }

  /// Whether the target is simply not there.
  var isAbsence: Bool {
    switch self {
    case .outOfRange, .notFound, .noList(_, .row): true
    case .form, .ambiguous, .noList(_, .section): false
    }
  }
}
