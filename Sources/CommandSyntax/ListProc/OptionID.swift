/// The options of listproc; the raw value is the long name.
package enum OptionID: String, CaseIterable, Sendable {
  case operation
  case script
  case output
  case inPlace = "in-place"
  case backup
  case to
  case dryRun = "dry-run"
  case diff
  case keepGoing = "keep-going"
  case undo
  case restore
  case report
  case mode
  case layout
  case document
  case compact
  case facts
  case numbers
  case columns
  case style
  case width
  case color
  case format
  case strict
  case stat
  case base
  case baseRef = "base-ref"
  case basePath = "base-path"
  case allowRulesChange = "allow-rules-change"
  case maxDepth = "max-depth"
  case help
  case version
}
