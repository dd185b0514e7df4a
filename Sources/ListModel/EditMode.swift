/// What a document or a section allows at all (SPEC §4.1).
package enum EditMode: String, CaseIterable, Sendable {
  case none
  case all
  case delete
  case sort
}
