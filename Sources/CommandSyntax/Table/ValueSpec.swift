/// What may stand as the value of an option, or as an operand.
///
/// Without choices and numbers any text is permitted, the empty one too.
package struct ValueSpec: Hashable, Sendable {
  /// What stands for the value in help text, in capitals: `FILE`.
  package let name: String
  /// The words that are permitted, in the order of the help text.
  package let choices: [String]
  /// The whole numbers that are permitted, besides the choices.
  package let numbers: ClosedRange<Int>?
  /// What holds where nothing is given.
  package let defaultText: String?

  /// Describes a value.
  package init(
    _ name: String, choices: [String] = [], numbers: ClosedRange<Int>? = nil,
    defaultText: String? = nil
  ) {
    self.name = name
    self.choices = choices
    self.numbers = numbers
    self.defaultText = defaultText
  }

  /// Whether `text` may stand here.
  package func permits(_ text: String) -> Bool {
    if choices.isEmpty && numbers == nil { return true }
    return choices.contains(text) || number(text) != nil
  }

  /// The number that `text` spells.
  ///
  /// A number is `0` or ASCII digits without a leading zero. One too large for `Int` is
  /// `Int.max`, so that an index however long is merely out of range.
  ///
  /// - Parameter text: the value as given.
  /// - Returns: the number, or nil if it is none or not a permitted one.
  /// - Complexity: O(bytes of `text`).
  package func number(_ text: String) -> Int? {
    guard let numbers, let first = text.utf8.first else { return nil }
    if first == UInt8(ascii: "0") && text.utf8.count > 1 { return nil }
    var number = 0
    for byte in text.utf8 {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      let (tens, tensOverflow) = number.multipliedReportingOverflow(by: 10)
      let (sum, sumOverflow) = tens.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
      number = tensOverflow || sumOverflow ? Int.max : sum
    }
    return numbers.contains(number) ? number : nil
  }
}
