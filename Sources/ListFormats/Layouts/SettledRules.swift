internal import ListModel
internal import SourceDiagnostics

/// The rules of all sources together: the first is the base, the others can only tighten it
/// (SPEC §8).
struct SettledRules: Sendable {
  /// The mode that is declared first.
  private(set) var mode = EditMode.all
  /// What the others permit, and the mode from outside.
  private(set) var restriction: EditMode?
  private(set) var policy = Policy()
  private(set) var footer: FooterTemplate?
  private(set) var labels = TableLabels()
  /// The sources that declare pins.
  private(set) var pinSources: [DeclaredRules] = []
  private var places: [DocumentKey: Diagnostic.Place] = [:]
  private var policyPlaces: [Policy.Key: Diagnostic.Place] = [:]
  /// Where a mode is declared that restricts the first one.
  private(set) var restrictionPlace: Diagnostic.Place?

  /// Puts rules together.
  ///
  /// - Parameters:
  ///   - sources: the rules, those in the list's own file first.
  ///   - restriction: the mode from outside, if any.
  ///   - ownMode: the mode of a native document, which comes before all.
  ///   - ownPolicy: its policy.
  init(
    _ sources: [DeclaredRules], restriction: EditMode?, ownMode: EditMode? = nil,
    ownPolicy: Policy? = nil
  ) {
    self.restriction = restriction
    let declaredModes = sources.filter { $0.mode != nil }
    mode = ownMode ?? declaredModes.first?.mode ?? .all
    for other in declaredModes.dropFirst(ownMode == nil ? 1 : 0) {
      self.restriction = other.mode?.tightened(by: self.restriction)
      if restriction == nil, restrictionPlace == nil { restrictionPlace = other.places[.mode] }
    }
    let declared = sources.filter { !$0.isEmpty }
    if let ownPolicy {
      policy = ownPolicy
    } else if let base = declared.first {
      policy = base.policy
      policyPlaces = base.policyPlaces
    }
    for other in declared.dropFirst(ownPolicy == nil ? 1 : 0) { tighten(by: other) }
    footer = sources.lazy.compactMap(\.footer).first
    labels = sources.lazy.compactMap(\.labels).first ?? TableLabels()
    pinSources = sources.filter { $0.pins != nil }
    for source in sources { places.merge(source.places) { first, _ in first } }
  }

  /// What the mode that restricts the first one is called in messages.
  var restrictionSource: String {
    restrictionPlace == nil ? "'--mode'" : "the rules outside of the document"
  }

  /// Where a rule is declared.
  func place(of key: DocumentKey) -> Diagnostic.Place? { places[key] }

  /// Where a rule of the policy is declared.
  func place(of key: Policy.Key) -> Diagnostic.Place? { policyPlaces[key] }

  /// Where the first declaration stands that pins a row.
  ///
  /// - Parameters:
  ///   - index: the row's index as read.
  ///   - count: how many rows its list has.
  ///   - id: the row's id, if it has one.
  /// - Returns: nil if none does.
  func pinPlace(ofRowAt index: Int, of count: Int, id: String?) -> Diagnostic.Place? {
    let source = pinSources.first { source in
      guard let pins = source.pins else { return false }
      return index < pins.first || index >= count - pins.last
        || pins.slots.contains { $0.index == index } || pins.rows.contains { $0.id == id }
    }
    return source?.places[.pinned]
  }

  private mutating func tighten(by other: DeclaredRules) {
    for key in other.policyKeys {
      let before = policy
      policy.tighten(by: other.policy, declaring: [key])
      if policy != before { policyPlaces[key] = other.policyPlaces[key] }
    }
  }
}
