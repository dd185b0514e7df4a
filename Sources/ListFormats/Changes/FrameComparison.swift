internal import ListModel
internal import SourceDiagnostics
internal import YAMLSyntax

/// Compares what stands around the rows and sections of two documents: keys of the documents and of
/// sections that are the same, and comments that no row owns.
struct FrameComparison {
  private let old: ComparedDocument
  private let new: ComparedDocument
  private let matching: EntryMatching
  private let shiftedSlots: [ListID: [Int]]
  private var found: [FrameDifference] = []

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - old: a document.
  ///   - new: another.
  ///   - matching: which of their entries are the same.
  ///   - shiftedSlots: the pinned indices of sections as operations would have rewritten them.
  init(
    _ old: ComparedDocument, _ new: ComparedDocument, _ matching: EntryMatching,
    shiftedSlots: [ListID: [Int]]
  ) {
    self.old = old
    self.new = new
    self.matching = matching
    self.shiftedSlots = shiftedSlots
  }

  /// All that differs, in document order.
  ///
  /// - Complexity: O(*n*) in the sections and comments.
  consuming func differences() -> [FrameDifference] {
    if new.document.layouted == nil, old.document.layouted == nil {
      compareDocuments()
    } else {
      compareAroundLayout()
    }
    for number in new.document.entryNodes.indices {
      let section = EntryID(UInt32(truncatingIfNeeded: number))
      guard let list = new.model.parentList(of: section), new.model.kind(of: list) == .sections,
        let partner = matching.old(of: section)
      else { continue }
      compare(section, partner)
    }
    // Those in the old document come behind.
    let (name, bytes) = (new.tree.source.name, new.tree.source.bytes.count)
    return found.sorted { left, right in
      let (isOld, isOtherOld) = (left.place.source.name != name, right.place.source.name != name)
      let own = left.place.range.lowerBound + (isOld ? bytes : 0)
      return own < right.place.range.lowerBound + (isOtherOld ? bytes : 0)
    }
  }

  // MARK: The document

  /// The document's rules, each with whether it differs.
  private var rules: [(key: DocumentKey, isChanged: Bool)] {
    [
      (.mode, new.model.mode != old.model.mode || new.model.restriction != old.model.restriction),
      (.pinned, !isSame(new.model.pins, old.model.pins)),
      (.policy, new.model.policy != old.model.policy),
    ]
  }

  private mutating func compareDocuments() {
    let rules = rules
    for (key, isChanged) in rules where isChanged {
      add(
        "the document's '\(key.name)'", isRule: true, new.document.documentField(key),
        old.document.documentField(key))
    }
    compareKeys(
      new.document.root, old.document.root, of: "the document", but: [DocumentKey.sections.name],
      rules: rules.map(\.key.name), isChanged: rules.map(\.isChanged))
    compareComments(new.ownCommentsOfDocument(), old.ownCommentsOfDocument(), of: "the document")
  }

  // MARK: Layouts

  /// Compares what stands beside the lists that a layout finds, and the rules from outside.
  private mutating func compareAroundLayout() {
    for (key, isChanged) in rules where isChanged {
      let place = new.document.rules?.place(of: key) ?? old.document.rules?.place(of: key)
      found.append(
        FrameDifference(
          subject: "the document's '\(key.name)'", isRule: true,
          place: place ?? new.document.place(of: new.document.root)))
    }
    let skeleton = SkeletonComparison(
      old.tree, but: old.outermostListNodes(), new.tree, but: new.outermostListNodes())
    if let node = skeleton.firstDifference(of: [new.document.root], from: [old.document.root]) {
      add("what stands beside the lists", isRule: false, node, nil)
    }
    for section in new.model.entries(of: .root)
    where new.model.isImplied(section) && matching.old(of: section) == nil {
      add(new.model.phrase(for: section), isRule: false, new.node(of: section), nil)
    }
    for section in old.model.entries(of: .root)
    where old.model.isImplied(section) && matching.new(of: section) == nil {
      add(old.model.phrase(for: section), isRule: false, nil, old.node(of: section))
    }
    compareComments(new.ownCommentsOfDocument(), old.ownCommentsOfDocument(), of: "the document")
  }

  private mutating func compareThroughLayout(_ section: EntryID, _ partner: EntryID) {
    guard !new.model.isImplied(section) else { return }
    let name = new.model.phrase(for: section)
    if new.model.title(of: section) == nil, old.model.title(of: partner) != nil {
      add("the title of \(name)", isRule: false, new.node(of: section), old.node(of: partner))
    }
    let skeleton = SkeletonComparison(
      old.tree, but: holes(of: partner, in: old), new.tree, but: holes(of: section, in: new))
    let nodes = new.document.nodes(of: section)
    if let node = skeleton.firstDifference(of: nodes, from: old.document.nodes(of: partner)) {
      add("the data of \(name)", isRule: false, node, nil)
    }
    compareComments(new.ownComments(of: section), old.ownComments(of: partner), of: name)
  }

  /// What is compared otherwise: the list of a section, and its title.
  private func holes(of section: EntryID, in document: ComparedDocument) -> [NodeID] {
    let title = document.document.layouted?.names.titleNode(of: section)
    return [document.listNode(below: section), title].compactMap(\.self)
  }

  // MARK: Sections

  private mutating func compare(_ section: EntryID, _ partner: EntryID) {
    if new.document.layouted != nil { return compareThroughLayout(section, partner) }
    let name = new.model.phrase(for: section)
    let (node, oldNode) = (
      new.tree.resolved(new.node(of: section)), old.tree.resolved(old.node(of: partner))
    )
    guard new.tree.kind(of: node) == .mapping, old.tree.kind(of: oldNode) == .mapping,
      let list = new.model.list(of: section), let oldList = old.model.list(of: partner)
    else { return }
    if new.model.title(of: section) == nil, old.model.title(of: partner) != nil {
      add("the title of \(name)", isRule: false, node, oldNode)
    }
    var oldPins = old.model.declaredPins(of: oldList)
    if let slots = shiftedSlots[oldList] { oldPins?.slots = slots }
    let rules: [(SectionKey, Bool)] = [
      (.mode, new.model.ownMode(of: list) != old.model.ownMode(of: oldList)),
      (.pinned, !isSame(new.model.declaredPins(of: list), oldPins)),
    ]
    for (key, isChanged) in rules where isChanged {
      add(
        "'\(key.name)' of \(name)", isRule: true, new.document.sectionField(key, of: list) ?? node,
        old.document.sectionField(key, of: oldList))
    }
    compareKeys(
      node, oldNode, of: name, but: [SectionKey.title.name, SectionKey.rows.name],
      rules: rules.map(\.0.name), isChanged: rules.map(\.1))
    compareComments(new.ownComments(of: section), old.ownComments(of: partner), of: name)
  }

  // MARK: Parts

  /// Compares the pairs of two mappings, whatever their order.
  ///
  /// - Parameters:
  ///   - mapping: a mapping of the new document.
  ///   - oldMapping: one of the old document.
  ///   - owner: whose they are, for messages.
  ///   - names: keys that are left out.
  ///   - rules: keys that have been compared by what they mean.
  ///   - isChanged: whether each of those was found to differ.
  private mutating func compareKeys(
    _ mapping: NodeID, _ oldMapping: NodeID, of owner: String, but names: [String],
    rules: [String], isChanged: [Bool]
  ) {
    if new.tree.isCopy(mapping, of: oldMapping, in: old.tree) { return }
    var oldValues: [String: (key: NodeID, value: NodeID)] = [:]
    for (key, value) in old.tree.pairs(of: oldMapping) {
      oldValues[old.tree.text(of: key)] = (key, value)
    }
    for (key, value) in new.tree.pairs(of: mapping) {
      let name = new.tree.text(of: key)
      let oldPair = oldValues.removeValue(forKey: name)
      guard !names.contains(name) else { continue }
      // A list of pinned indices that follows its rows is no difference.
      guard !rules.contains(name) || oldPair == nil else { continue }
      if let rule = rules.firstIndex(of: name), isChanged[rule] { continue }
      if let oldPair, isSame(name, value, oldPair.value) { continue }
      add("'\(name)' of \(owner)", isRule: false, value, nil)
    }
    for (name, pair) in oldValues.sorted(by: { $0.value.key < $1.value.key }) {
      guard !names.contains(name) else { continue }
      if let rule = rules.firstIndex(of: name), isChanged[rule] { continue }
      add("'\(name)' of \(owner)", isRule: false, nil, pair.value)
    }
  }

  private func isSame(_ name: String, _ value: NodeID, _ oldValue: NodeID) -> Bool {
    let isText =
      ["title", "id", "footer"].contains(name) && !new.tree.isNull(value)
      && !old.tree.isNull(oldValue)
    if isText, new.tree.kind(of: new.tree.resolved(value)) == .scalar,
      old.tree.kind(of: old.tree.resolved(oldValue)) == .scalar
    {
      return new.tree.content(of: value) == old.tree.content(of: oldValue)
    }
    return new.tree.means(value, sameAs: oldValue, in: old.tree)
  }

  private mutating func compareComments(_ own: [Int], _ others: [Int], of owner: String) {
    guard !new.hasSameComments(own, as: others, of: old) else { return }
    var same = 0
    while same < own.count, same < others.count,
      new.comments[own[same]] == old.comments[others[same]]
    {
      same += 1
    }
    let place: Diagnostic.Place
    if same < own.count {
      let start = new.comments.start(of: own[same])
      let range = start..<(start + new.comments[own[same]].count)
      place = Diagnostic.Place(source: new.tree.source, range: range)
    } else {
      let start = old.comments.start(of: others[same])
      let range = start..<(start + old.comments[others[same]].count)
      place = Diagnostic.Place(source: old.tree.source, range: range)
    }
    found.append(
      FrameDifference(
        subject: "comments of \(owner) that no row owns", isRule: false, place: place))
  }

  private func isSame(_ pins: PinDeclaration?, _ oldPins: PinDeclaration?) -> Bool {
    guard let pins, let oldPins else { return pins == nil && oldPins == nil }
    return pins.first == oldPins.first && pins.last == oldPins.last
      && pins.slots.sorted() == oldPins.slots.sorted()
      && Set(pins.rows.compactMap { new.model.id(of: $0) })
        == Set(oldPins.rows.compactMap { old.model.id(of: $0) })
  }

  private mutating func add(
    _ subject: String, isRule: Bool, _ node: NodeID?, _ oldNode: NodeID?
  ) {
    let place =
      node.map { new.document.place(of: $0) } ?? oldNode.map { old.document.place(of: $0) }
      ?? new.document.place(of: new.document.root)
    found.append(FrameDifference(subject: subject, isRule: isRule, place: place))
  }
}
