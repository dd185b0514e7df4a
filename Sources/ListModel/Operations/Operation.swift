/// One step of a script (SPEC §2).
package struct Operation: Hashable, Sendable {
  /// What is done.
  package enum Kind: Hashable, Sendable {
    case deleteSection(Address)
    case deleteRow(Address)
    case move(Address, Destination)
    case moveSection(Address, Destination)
    // New entries are large and stand apart, so that the other operations stay small.
    indirect case insertRow(NewEntry, Destination)
    indirect case insertSection(NewEntry, Destination)
    indirect case replaceRow(Address, with: NewEntry)
    /// Gives a section another title; nil: takes it away.
    case renameSection(Address, title: String?)
    /// Sorts a section; nil: in the order that the policy demands, else by title.
    case sort(Address, RowOrder?)
    /// Shows the delete button of a section's header or of a row; nil: of whichever there is.
    case reveal(Address, as: Target? = nil)
    case hide(Address, as: Target? = nil)
    /// A guard: what a section or a row must be.
    indirect case testSection(Address, Expectation = Expectation())
    indirect case testRow(Address, Expectation = Expectation())
    /// An operation whose shape is wrong: it takes a number in the report and counts as not there.
    case malformed
  }

  /// What an address leads to. An entry may be both: a row that has rows of its own.
  package enum Target: Hashable, Sendable { case section, row }

  /// What the addressed entry must be: `expect:`, or the fields of `test:`.
  package struct Expectation: Hashable, Sendable {
    /// The title it must have (canonical equivalence).
    package var title: String?
    /// The id it must have.
    package var id: String?
    /// How many rows the section must have (`test` only).
    package var count: Int?

    /// Creates an expectation that everything meets.
    package init() {}
  }

  package var kind: Kind

  /// The guard `expect`, which every operation may have that addresses an entry.
  package var expectation: Expectation?

  /// Whether a missing target of a deletion is a success.
  package var ifExists = false

  /// Creates an operation without guards.
  ///
  /// - Parameter kind: what is done.
  package init(_ kind: Kind) {
    self.kind = kind
  }
}
