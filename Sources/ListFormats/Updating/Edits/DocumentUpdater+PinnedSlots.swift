internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// A section's list of pinned rows, which goes on naming the same rows (SPEC §3, P4).
extension DocumentUpdater {
  /// Writes the lists of pinned rows anew that have to be.
  ///
  /// - Parameter plan: which, and how.
  /// - Throws: `UnsafeEdit` if one has a tag that would have to go.
  mutating func addEdits(of plan: PinnedSlotsPlan) throws(UnsafeEdit) {
    writtenAliases = plan.written
    for (list, slots) in plan.rewritten { try addEdits(of: slots, in: list) }
    for (alias, node) in writtenAliases {
      add(tree.range(of: alias), .inline(node.text(isJSON: isJSON)))
    }
    for pair in plan.followers {
      followingPairs[pair.merge] = (pair.key, pair.value)
      let end = tree.range(of: pair.merge).upperBound
      let text = Array("\(pair.key): ".utf8) + pair.value.text(isJSON: isJSON)
      guard !isInFlow(pair.mapping) else {
        add(end..<end, .inline(Array(", ".utf8) + text))
        continue
      }
      let isTurned = turnedMappings.contains(pair.mapping)
      let column =
        (isTurned ? turnedOwners[pair.list] : nil)
        ?? column(of: tree.contentRange(of: pair.mapping).lowerBound)
      let place = isTurned ? end : scanner.endOfLine(at: end)
      add(place..<place, .lines([], [[UInt8](repeating: .space, count: column) + text]))
    }
  }

  /// Rewrites the indices of a section's own list.
  private mutating func addEdits(of slots: [Int], in list: ListID) throws(UnsafeEdit) {
    let owner = place(of: list).owner
    var reader = MappingReader(tree: tree)
    guard let field = reader.fields(of: owner, known: SectionKey.all)[SectionKey.pinned],
      let sequence = SharedPins(of: owner, in: tree)?.sequence
    else { throw UnsafeEdit(.sharedPins, at: tree.range(of: owner)) }
    let nodes = Array(tree.children(of: sequence))
    for (node, slot) in zip(nodes, slots) where tree.plainIndex(node) != slot {
      let digits = Array(String(slot).utf8)
      if tree.kind(of: node) == .alias {
        writtenAliases[node] = .scalar(digits)
      } else {
        add(tree.contentRange(of: node), .inline(digits))
        rewrittenScalars[node] = digits
      }
    }
    // A list of 0…k−1 would read as `first: k`.
    if sequence == field.value, Set(slots) == Set(0..<slots.count) {
      try wrapSlots(field, of: owner)
    }
  }

  /// Writes `{slots: […]}` for a list, in its own style; one in block style keeps its lines unless
  /// its dashes stand below the key.
  private mutating func wrapSlots(_ pinned: Field, of owner: NodeID) throws(UnsafeEdit) {
    let sequence = pinned.value
    if let tag = tree.properties(of: sequence)?.tag {
      // What becomes a mapping cannot say that it is a sequence.
      guard tag == CoreTag.sequence, let place = tree.propertyPlaces(of: sequence).tag else {
        throw UnsafeEdit(.sharedPins, at: tree.range(of: sequence))
      }
      untaggedPins.insert(sequence)
      add(scanner.startOfBlanks(before: place.lowerBound)..<place.upperBound, .inline([]))
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
