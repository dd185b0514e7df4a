/// The operands that several commands of listproc have.
extension OperandSpec {
  static let files = OperandSpec(ValueSpec("FILE"), .anyNumber)
}
