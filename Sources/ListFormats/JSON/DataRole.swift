/// What a node is in a list document by its position: that decides whether its scalars are text
/// (SPEC §1) and where facts are added.
enum DataRole: UInt8, Sendable {
  /// The user's data, or a setting that resolves as data does.
  case data
  case document
  case labels
  case pins
  /// A list of ids.
  case ids
  case sections
  case section
  case rows
  case row
  /// A title, an id or a label.
  case text
  /// Text, or null.
  case footer

  /// Whether `facts` may be added to a mapping in this role.
  var hasFacts: Bool { self == .row || self == .section }

  /// Whether a scalar in this role is text whatever it looks like: a row that is one is its title.
  var isText: Bool { self == .text || self == .footer || self == .row }

  /// The role of the elements of a sequence that has this one.
  var ofElements: DataRole {
    switch self {
    case .sections: .section
    case .rows: .row
    case .ids: .text
    case .data, .document, .labels, .pins, .section, .row, .text, .footer: .data
    }
  }

  /// The role of the value of a key in a mapping that has this one.
  ///
  /// - Parameter key: the key's content.
  /// - Returns: the role; `data` for keys that the program does not read as text.
  func ofValue(for key: ArraySlice<UInt8>) -> DataRole {
    switch self {
    case .document:
      DocumentKey.all.index(of: key).flatMap(DocumentKey.init).map(DataRole.init) ?? .data
    case .section:
      SectionKey.all.index(of: key).flatMap(SectionKey.init).map(DataRole.init) ?? .data
    case .row:
      RowKey.all.index(of: key).flatMap(RowKey.init).map(DataRole.init) ?? .data
    case .labels: LabelKey.all.index(of: key) != nil ? .text : .data
    case .pins: PinnedKey.all.index(of: key) == PinnedKey.rows.rawValue ? .ids : .data
    case .data, .ids, .sections, .rows, .text, .footer: .data
    }
  }

  private init(_ key: DocumentKey) {
    switch key {
    case .title: self = .text
    case .footer: self = .footer
    case .labels: self = .labels
    case .pinned: self = .pins
    case .sections: self = .sections
    case .listproc, .mode, .policy: self = .data
    }
  }

  private init(_ key: SectionKey) {
    switch key {
    case .id, .title: self = .text
    case .footer: self = .footer
    case .pinned: self = .pins
    case .rows: self = .rows
    case .mode: self = .data
    }
  }

  private init(_ key: RowKey) {
    switch key {
    case .id, .title: self = .text
    case .pinned, .canEdit, .canMove: self = .data
    }
  }
}
