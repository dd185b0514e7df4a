internal import ListModel
internal import SourceDiagnostics

/// The JSON report of a run (SPEC §6.3).
package struct RunReport: Sendable {
  /// The documents of the run, in order.
  package var documents: [DocumentReport]

  /// Creates a report.
  ///
  /// - Parameter documents: the documents of the run, in order.
  package init(_ documents: [DocumentReport] = []) {
    self.documents = documents
  }

  /// The report in UTF-8: an object, or with several documents an array of them.
  ///
  /// - Complexity: O(*k*) in the number of operations.
  package func json() -> [UInt8] {
    var json = JSONWriter(isCompact: false)
    if documents.count != 1 { json.beginArray() }
    for document in documents { json.append(document) }
    if documents.count != 1 { json.endArray() }
    json.endLine()
    return json.buffer
  }
}

extension JSONWriter {
  fileprivate mutating func append(_ report: DocumentReport) {
    beginObject()
    field("file", report.file)
    field("document", report.document)
    field("status", report.status.rawValue)
    key("operations")
    beginArray()
    for operation in report.operations { append(operation) }
    endArray()
    endObject()
  }

  private mutating func append(_ operation: OperationReport) {
    beginObject()
    field("number", operation.number)
    field("operation", operation.name)
    key("source")
    beginObject()
    field("file", operation.source.name)
    field("line", operation.source.line)
    field("column", operation.source.column)
    endObject()
    append(place: operation.outcome.section, as: "section")
    append(place: operation.outcome.row, as: "row")
    append(place: operation.outcome.to, as: "to")
    field("status", operation.status.rawValue)
    if let reason = operation.reasons.first {
      field("reason", reason)
      key("reasons")
      beginArray()
      for reason in operation.reasons { string(reason) }
      endArray()
    }
    if let message = operation.message { field("message", message) }
    if !operation.outcome.removed.isEmpty {
      key("removed")
      beginArray()
      for place in operation.outcome.removed { append(place) }
      endArray()
    }
    endObject()
  }

  private mutating func append(place: [Int]?, as name: String) {
    guard let place else { return }
    key(name)
    append(place)
  }

  private mutating func append(_ place: [Int]) {
    beginArray()
    for index in place { integer(index) }
    endArray()
  }
}
