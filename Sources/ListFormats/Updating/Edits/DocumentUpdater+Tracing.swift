internal import ListModel
internal import YAMLSyntax

/// Which operation an edit comes from that cannot be made.
extension DocumentUpdater {
  /// The operation of a change.
  ///
  /// - Parameter index: the number of the change in the batch, from 0.
  /// - Returns: the operation; nil if the batch does not tell.
  func operation(ofChange index: Int) -> EditedOperation? {
    guard result.changeOperations.indices.contains(index) else { return nil }
    return EditedOperation(document: document.index, index: result.changeOperations[index])
  }

  /// Traces an edit that cannot be made back to an operation of this document.
  ///
  /// That is the last one that changed the innermost entry in which the edit fails, or put something
  /// beside it, or took it away from there; else the last one that touched a list around it.
  ///
  /// - Parameters:
  ///   - edit: the edit.
  ///   - isOurs: whether it can only come from this document: the last operation that changed anything
  ///     serves then where none is nearer.
  /// - Returns: the edit with the operation, if that can be told.
  /// - Complexity: O(*n*) in the entries of the document, and in the changes for each level.
  func traced(_ edit: UnsafeEdit, isOurs: Bool) -> UnsafeEdit {
    guard edit.operation == nil else { return edit }
    let entries = entries(around: edit.range.lowerBound)
    guard isOurs || !entries.isEmpty else { return edit }
    let nearest =
      entries.lazy.compactMap { entry in
        lastChange { $0.touches(entry, replacements) || $0.isBeside(entry) }
      }.first
      ?? entries.lazy.compactMap { entry in
        result.document.textList(of: entry).flatMap { list in lastChange { $0.touches(list) } }
      }.first
    guard let change = nearest ?? result.changes.indices.last else { return edit }
    return edit.traced(
      to: operation(ofChange: change),
      at: edit.isAboutValues ? entries.first.map(document.range(of:)) : nil,
      beside: neighbour(ofChange: change))
  }

  /// An entry of the document beside which a change puts something, or that it changes; else what holds
  /// the list; nil if that has come, too.
  func neighbour(ofChange index: Int) -> Range<Int>? {
    let change = result.changes[index]
    let place = change.places.last
    let owner = place.map { tree.range(of: self.place(of: $0.list).owner) }
    let entries = [change.entry, place?.predecessor, place?.successor]
    return (entries.map { $0.map(document.range(of:)) } + [owner]).lazy.compactMap { $0 }
      .first { $0.lowerBound < tree.textEnd }
  }

  private func lastChange(where matches: (Change) -> Bool) -> Int? {
    result.changes.lastIndex(where: matches)
  }

  /// The entries in whose text a place lies, the innermost first.
  private func entries(around offset: Int) -> [EntryID] {
    var entries: [(id: EntryID, range: Range<Int>)] = []
    for number in document.entryNodes.indices {
      let entry = EntryID(UInt32(truncatingIfNeeded: number))
      let range = document.range(of: entry)
      if range.contains(offset) || range.lowerBound == offset { entries.append((entry, range)) }
    }
    return entries.sorted { $0.range.count < $1.range.count }.map(\.id)
  }
}

extension UnsafeEdit {
  /// Whether the place is where values differ, which an entry shows better.
  fileprivate var isAboutValues: Bool {
    switch reason {
    case .otherValues, .unreadable: true
    default: false
    }
  }
}

extension Change {
  /// Whether the text of an entry changes, or its place.
  fileprivate func touches(_ entry: EntryID, _ replacements: [EntryID: EntryID]) -> Bool {
    self.entry == entry || replacements[self.entry] == entry
  }

  /// Whether something comes to stand beside an entry, or stood there.
  fileprivate func isBeside(_ entry: EntryID) -> Bool {
    places.contains { $0.predecessor == entry || $0.successor == entry }
  }

  /// Whether a list has other entries afterwards.
  fileprivate func touches(_ list: ListID) -> Bool {
    switch self {
    case .replace(_, _, let own), .rename(_, _, let own): own == list
    case .delete, .insert, .move: places.contains { $0.list == list }
    }
  }

  fileprivate var places: [Place] {
    switch self {
    case .delete(_, let from): [from]
    case .insert(_, let to): [to]
    case .move(_, let from, let to): [from, to]
    case .replace, .rename: []
    }
  }
}
