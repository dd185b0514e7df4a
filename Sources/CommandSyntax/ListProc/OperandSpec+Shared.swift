/// The operands that several commands of listproc have.
extension OperandSpec {
  static let file = OperandSpec(ValueSpec("FILE"), .atMostOne)
  static let files = OperandSpec(ValueSpec("FILE"), .anyNumber)
}
