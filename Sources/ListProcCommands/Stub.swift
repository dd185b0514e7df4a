import ListFormats
import SourceDiagnostics
struct BatchReport {
  mutating func add(_ r: BatchRun) {}; mutating func refuse(_ d: Diagnostic) {};
  func text() -> String { "" }
}
extension DocumentOutput {
  func append(
    _ d: DecodedDocument, to b: inout [UInt8], flush: (inout [UInt8]) throws(SystemError) -> Void
  ) throws(SystemError) -> Diagnostic? { nil }
}
