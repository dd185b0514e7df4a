internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// A section's list of pinned rows, which goes on naming the same rows (SPEC §3, P4).
extension DocumentUpdater {
  /// Rewrites the indices of a section's `pinned:`.
  ///
  /// - Parameters:
  ///   - slots: the new indices, in the order in which they are declared.
  ///   - list: the section's list of rows.
  /// - Throws: `UnsafeEdit` if other sections share what would be rewritten.
  mutating func addEdits(of slots: [Int], in list: ListID) throws(UnsafeEdit) {
    let owner = place(of: list).owner
    var reader = MappingReader(tree: tree)
    guard
      let field = reader.fields(of: owner, known: SectionKey.all)[SectionKey.pinned],
      !isShared(field)
    else { throw UnsafeEdit(.sharedPins, at: tree.range(of: owner)) }
    var sequence = field.value
    if tree.kind(of: field.value) == .mapping {
      guard let own = reader.fields(of: field.value, known: PinnedKey.all)[PinnedKey.slots],
        !isShared(own)
      else { throw UnsafeEdit(.sharedPins, at: tree.range(of: field.value)) }
      sequence = own.value
    }
    let nodes = Array(tree.children(of: sequence))
    for (node, slot) in zip(nodes, slots) where tree.plainIndex(node) != slot {
      guard tree.kind(of: node) == .scalar, !tree.isAliased(node) else {
        throw UnsafeEdit(.sharedPins, at: tree.range(of: node))
      }
      let digits = Array(String(slot).utf8)
      edits.append(SourceEdit(range: tree.contentRange(of: node), content: .inline(digits)))
      rewrittenScalars[node] = digits
    }
    // A list of 0…k−1 would read as `first: k`.
    if sequence == field.value, Set(slots) == Set(0..<slots.count) {
      try wrapSlots(field, of: owner)
    }
  }

  private func isShared(_ field: Field) -> Bool {
    field.isMerged || tree.kind(of: field.value) == .alias || tree.isAliased(field.value)
  }

  /// Writes `{slots: […]}` for a list, in its own style; one in block style keeps its lines unless
  /// its dashes stand below the key.
  private mutating func wrapSlots(_ pinned: Field, of owner: NodeID) throws(UnsafeEdit) {
    let sequence = pinned.value
    guard tree.properties(of: sequence)?.tag == nil else {
      throw UnsafeEdit(.sharedPins, at: tree.range(of: sequence))
    }
    wrappedSlots.insert(sequence)
    let content = tree.contentRange(of: sequence)
    guard !tree.isFlow(sequence) else {
      let key =
        isJSON
        ? Array("{\"slots\"".utf8)
          + FlowHabit(of: owner, or: document.root, in: tree)
          .colon(behind: [UInt8(ascii: "\"")])
        : Array("{slots: ".utf8)
      add(content.lowerBound..<content.lowerBound, .inline(key))
      return add(content.upperBound..<content.upperBound, .inline(Array("}".utf8)))
    }
    let line = scanner.startOfLine(at: content.lowerBound)
    let dashColumn = content.lowerBound - line
    let key = tree.contentRange(of: pinned.key).lowerBound
    let shift = dashColumn > key - scanner.startOfLine(at: key) ? 0 : 2
    let indent = [UInt8](repeating: .space, count: dashColumn + shift)
    add(line..<line, .inline(indent + Array("slots:".utf8) + lineBreak(at: line)))
    guard shift > 0 else { return }
    var start = line
    while start < content.upperBound {
      if start < scanner.endOfLine(at: start) {
        add(start..<start, .inline([UInt8](repeating: .space, count: shift)))
      }
      start = scanner.startOfNextLine(after: start)
    }
  }

  /// The line break before a line.
  private func lineBreak(at start: Int) -> [UInt8] {
    Array(tree.source.bytes[scanner.withoutLineBreak(start)..<start])
  }
}
