/// An operation whose result is carried over to the text of a document.
package struct EditedOperation: Hashable, Sendable {
  /// The document's number in the stream, from 0.
  package let document: Int
  /// The operation's number in the script, from 0.
  package let index: Int
}
