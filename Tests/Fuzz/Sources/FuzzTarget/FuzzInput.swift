internal import SourceDiagnostics

/// An input of the fuzzer: a document, a script and options, between lines `%%`.
struct FuzzInput {
  let document: SourceText
  let script: SourceText
  let options: FuzzOptions

  /// Splits an input at its first two separator lines. What is not there is empty.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  init(_ bytes: [UInt8]) {
    var parts: [ArraySlice<UInt8>] = []
    var partStart = 0
    var lineStart = 0
    while parts.count < 2, lineStart < bytes.count {
      let lineEnd = bytes[lineStart...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let next = min(lineEnd + 1, bytes.count)
      if bytes[lineStart..<lineEnd].elementsEqual("%%".utf8) {
        parts.append(bytes[partStart..<lineStart])
        partStart = next
      }
      lineStart = next
    }
    parts.append(bytes[partStart...])
    document = SourceText(name: "list.yaml", bytes: Array(parts[0]))
    script = SourceText(name: "script.yaml", bytes: parts.count > 1 ? Array(parts[1]) : [])
    options = FuzzOptions(parts.count > 2 ? parts[2] : [])
  }
}
