/// What a document or a section allows at all (SPEC §4.1).
package enum EditMode: String, CaseIterable, Sendable {
  case none
  case all
  case delete
  case sort

  /// What a mode allows or forbids.
  enum Action: Sendable { case delete, move, insert, edit }

  /// Whether entries may be deleted, moved, inserted, or given another content in this mode.
  func permits(_ action: Action) -> Bool {
    switch self {
    case .none: false
    case .all: true
    case .delete: action == .delete
    case .sort: action == .move
    }
  }

  /// The mode that permits what both permit.
  package func tightened(by other: EditMode?) -> EditMode {
    guard let other, other != self, other != .all else { return self }
    return self == .all ? other : .none
  }

  /// Whether a row can be edited at all: a fact of layout, never a permission.
  func canEdit(pinned isPinned: Bool) -> Bool {
    switch self {
    case .none: false
    case .sort: true
    case .all, .delete: !isPinned
    }
  }
}
