/// Batches for which the rules leave more than one text open; they are not compared.
enum OpenQuestions {
  /// Whether a batch is of such a kind.
  ///
  /// A scalar that keeps blank lines and comes to stand above blank lines that belong to nobody
  /// pushes them away. If further operations take it away again, the lines may have gone with the
  /// first of them or still be there: both texts hold the same list.
  static func leaveOpen(_ events: Set<NaiveText.Event>, operations: Int) -> Bool {
    operations > 1 && events.contains(.keepScalarAboveBlankLines)
  }
}
