/// An entry (a row or a section) for the whole of a run, wherever it moves.
///
/// Entries are numbered from 0 in document order as they are read; arrivals take the numbers after.
package struct EntryID: Hashable, Comparable, Sendable {
  /// The number.
  package let number: UInt32

  /// Creates the handle of entry `number`.
  ///
  /// - Parameter number: from 0, in document order as read.
  @inlinable
  package init(_ number: UInt32) {
    self.number = number
  }

  @inlinable
  package static func == (left: EntryID, right: EntryID) -> Bool {
    left.number == right.number
  }

  @inlinable
  package static func < (left: EntryID, right: EntryID) -> Bool {
    left.number < right.number
  }
}

/// A list (of sections, or of the rows of one section) for the whole of a run.
package struct ListID: Hashable, Sendable {
  /// The number, from 0 in document order; 0 is the list of sections.
  package let number: UInt32

  /// Creates the handle of list `number`.
  ///
  /// - Parameter number: from 0, in document order as read.
  @inlinable
  package init(_ number: UInt32) {
    self.number = number
  }

  @inlinable
  package static func == (left: ListID, right: ListID) -> Bool {
    left.number == right.number
  }

  /// The outermost list: that of the document's sections.
  package static let root = ListID(0)
}
