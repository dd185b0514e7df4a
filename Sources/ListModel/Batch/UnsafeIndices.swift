/// Which indices may name other entries than their author meant, since an operation was not applied
/// although the batch goes on (SPEC §2.3, `--keep-going`).
struct UnsafeIndices {
  /// For lists of rows whose indices are unsafe: the operation that was not applied.
  private var rows: [ListID: Int] = [:]
  /// The operation that makes the indices of rows unsafe everywhere.
  private var allRows: Int?
  /// The operation that makes the indices of sections unsafe.
  private var sections: Int?

  /// Whether all indices are safe.
  var isEmpty: Bool { rows.isEmpty && allRows == nil && sections == nil }

  /// The operation that makes the indices of a list of rows unsafe; nil if they are not.
  func cause(ofRowsIn list: ListID?) -> Int? { allRows ?? list.flatMap { rows[$0] } }

  /// The operation that makes the indices of sections unsafe; nil if they are not.
  var causeOfSections: Int? { sections }

  /// Notes that an operation was not applied.
  ///
  /// - Parameters:
  ///   - number: its number, from 0.
  ///   - reach: what it would have changed.
  mutating func add(_ number: Int, _ reach: Reach) {
    switch reach {
    case .nothing: break
    case .sections: sections = sections ?? number
    case .everything:
      sections = sections ?? number
      allRows = allRows ?? number
    case .rows(let lists):
      for list in lists {
        guard let list else {
          allRows = allRows ?? number
          continue
        }
        rows[list] = rows[list] ?? number
      }
    }
  }

  /// What an operation would have changed.
  enum Reach {
    case nothing
    case sections
    /// The rows of some lists; nil for one that is not known.
    case rows([ListID?])
    case everything
  }
}

extension BatchState {
  /// The refusal of an operation that uses an unsafe index without saying what it expects there.
  mutating func unsafeIndex(in operation: Operation) -> Refusal? {
    guard !unsafe.isEmpty, operation.expectation == nil else { return nil }
    for address in operation.kind.addresses {
      if let refusal = unsafePart(of: address) { return refusal }
    }
    if case .to(let section?, _) = operation.kind.destination,
      let refusal = unsafePart(of: section)
    {
      return refusal
    }
    return unsafeFinalIndex(of: operation)
  }

  /// The refusal of an operation with an unsafe final index.
  mutating func unsafeFinalIndex(of operation: Operation) -> Refusal? {
    guard !unsafe.isEmpty, operation.expectation == nil,
      case .to(let section, .index(let index)) = operation.kind.destination
    else { return nil }
    if operation.kind.isAboutSections {
      return unsafe.causeOfSections.map { .addressUnsafe(index, since: $0) }
    }
    let list =
      section.flatMap { rowList(of: $0) }
      ?? operation.kind.addresses.first.flatMap { listOfRow($0) }
    return unsafe.cause(ofRowsIn: list).map { .addressUnsafe(index, since: $0) }
  }

  /// What an operation that was not applied would have changed.
  mutating func reach(of operation: Operation) -> UnsafeIndices.Reach {
    switch operation.kind {
    case .testSection, .testRow, .reveal, .hide: return .nothing
    case .malformed: return .everything
    case .deleteSection, .moveSection, .insertSection, .renameSection: return .sections
    case .sort(let section, _): return .rows([rowList(of: section)])
    case .deleteRow(let row), .replaceRow(let row, _): return .rows([listOfRow(row)])
    case .move(let row, let destination):
      let source = listOfRow(row)
      return .rows([source, listOfTarget(destination) ?? source])
    case .insertRow(_, let destination): return .rows([listOfTarget(destination)])
    }
  }

  private mutating func unsafePart(of address: Address) -> Refusal? {
    var prefix: [Address.Part] = []
    for part in address.parts {
      if case .index(let index) = part {
        let cause =
          prefix.isEmpty
          ? unsafe.causeOfSections : unsafe.cause(ofRowsIn: rowList(of: Address(prefix)))
        if let cause { return .addressUnsafe(index, since: cause) }
      }
      prefix.append(part)
    }
    return nil
  }

  /// The list of a section's rows; nil if the section is not found.
  private mutating func rowList(of section: Address) -> ListID? {
    guard case .success(let entry) = document.resolve(section, as: .section) else { return nil }
    return document.list(of: entry)
  }

  /// The list in which a row is looked for; nil if that is not known.
  private mutating func listOfRow(_ row: Address) -> ListID? {
    if row.parts.count > 1 { return rowList(of: Address(row.parts.dropLast())) }
    guard case .success(let entry) = document.resolve(row, as: .row) else { return nil }
    return document.parentList(of: entry)
  }

  private mutating func listOfTarget(_ destination: Destination) -> ListID? {
    switch destination {
    case .to(let section, _): section.flatMap { rowList(of: $0) }
    case .before(let row), .after(let row): listOfRow(row)
    }
  }
}

extension Operation.Kind {
  /// The addresses that it names as source or anchor, the source first.
  var addresses: [Address] {
    var addresses: [Address] = []
    switch self {
    case .deleteSection(let address), .deleteRow(let address), .move(let address, _),
      .moveSection(let address, _), .replaceRow(let address, _), .renameSection(let address, _),
      .sort(let address, _), .reveal(let address, _), .hide(let address, _),
      .testSection(let address, _), .testRow(let address, _):
      addresses.append(address)
    case .insertRow, .insertSection, .malformed: break
    }
    switch destination {
    case .before(let anchor), .after(let anchor): addresses.append(anchor)
    case .to, nil: break
    }
    return addresses
  }

  /// Where it puts an entry; nil if nowhere.
  var destination: Destination? {
    switch self {
    case .move(_, let destination), .moveSection(_, let destination),
      .insertRow(_, let destination),
      .insertSection(_, let destination):
      destination
    default: nil
    }
  }

  /// Whether it is about sections as such.
  var isAboutSections: Bool {
    switch self {
    case .deleteSection, .moveSection, .insertSection, .renameSection, .testSection: true
    default: false
    }
  }
}
