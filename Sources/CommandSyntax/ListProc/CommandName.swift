/// The commands of listproc; a `switch` over them is exhaustive.
package enum CommandName: String, CaseIterable, Sendable {
  case apply
  case show
  case check
  case diff
  case explain
  case layouts
  case help
}
