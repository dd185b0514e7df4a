/// What an address is to find.
enum AddressKind {
  case section, row

  /// The argument under which an operation takes such an address.
  var argument: OperationName.Argument {
    switch self {
    case .section: .section
    case .row: .row
    }
  }

  /// The forms that are meant, for messages.
  var forms: String {
    switch self {
    case .section: "a section is addressed as N, id:ID or title:TEXT"
    case .row: "a row is addressed as SECTION/ROW, id:ID or title:TEXT"
    }
  }
}
