/// The ids that entries of a batch with `coordinates: before` bring along or get (SPEC §1, §2.3).
extension BatchState {
  /// Where an id is unique.
  private enum Scope: Hashable {
    case rows
    case sections(of: ListID)
  }

  private struct Claim: Hashable {
    let scope: Scope
    let id: String
  }

  /// Judges what rows are to become.
  mutating func fitReplacements(
    _ requests: [BeforeRequest], of operations: [Operation], _ active: [Int],
    in plan: inout BatchPlan
  ) {
    for number in active where plan.isStanding(number) {
      guard case .replacement(let row, let new) = requests[number].kind else { continue }
      var failures: [Refusal] = []
      let target = document.parentList(of: row).map { Edit.Target(list: $0) }
      let fitted = document.fitted(
        new, to: target, replacing: row, onResult: true, refusals: &failures)
      guard failures.isEmpty else {
        plan.refuse(number, failures)
        continue
      }
      plan.refuse(
        number,
        document.refusals(
          of: .replaceRow(row, fitted), expecting: operations[number].expectation))
      plan.arrivals[number] = fitted
    }
  }

  /// Refuses what brings an id along that another entry of the result has: one that stays as it is, or
  /// one of an earlier operation.
  mutating func refuseDuplicateIDs(
    _ requests: [BeforeRequest], _ active: [Int], in plan: inout BatchPlan
  ) {
    var claimants: [Claim: Int] = [:]
    var holders: [Claim: EntryID?] = [:]
    // Rows that keep their id have it before all others.
    let keepers = active.filter { keepsID(requests[$0], $0, in: plan) }
    let others = active.filter { !keepsID(requests[$0], $0, in: plan) }
    for number in keepers + others where plan.conflicts[number] == nil {
      let claims = claims(of: requests[number], number, in: plan)
      var refusal: Refusal?
      for claim in claims where refusal == nil {
        if let first = claimants[claim] {
          refusal = .duplicateID(claim.id, first: first, isRow: claim.scope == .rows)
          continue
        }
        let owner = holders[claim] ?? holder(of: claim, requests, in: plan)
        holders[claim] = .some(owner)
        refusal = owner.flatMap {
          $0 == requests[number].source ? nil : .duplicateID(claim.id, of: $0, in: document)
        }
      }
      if let refusal {
        if case .replacement = requests[number].kind {
          // The row keeps its id, which another may have relied on getting.
          plan.refuse(number, first: refusal)
        } else {
          plan.refuse(number, conflicting: [refusal])
        }
      } else if plan.isStanding(number) {
        for claim in claims { claimants[claim] = number }
      }
    }
  }

  /// Whether an operation gives a row another content with the id that it has.
  private func keepsID(_ request: BeforeRequest, _ number: Int, in plan: BatchPlan) -> Bool {
    guard case .replacement(let row, _) = request.kind, let id = plan.arrivals[number]?.fields.id
    else { return false }
    return document.id(of: row) == id
  }

  /// The ids that an operation brings along.
  private func claims(
    of request: BeforeRequest, _ number: Int, in plan: BatchPlan
  ) -> [Claim] {
    guard let new = plan.arrivals[number] else { return [] }
    guard case .placement(.new(_, as: .sections), let goal) = request.kind else {
      return new.fields.id.map { [Claim(scope: .rows, id: $0)] } ?? []
    }
    let scope = Scope.sections(of: list(of: goal, in: plan))
    return [new.fields.id].compactMap(\.self).map { Claim(scope: scope, id: $0) }
      + new.rowIDs.map { Claim(scope: .rows, id: $0) }
  }

  /// An entry of the document that has an id and keeps it; nil if there is none.
  private mutating func holder(
    of claim: Claim, _ requests: [BeforeRequest], in plan: BatchPlan
  ) -> EntryID? {
    let scope: AddressFailure.Scope =
      switch claim.scope {
      case .rows: .allRows
      case .sections(let list): .list(list)
      }
    return document.entries(withID: claim.id, in: scope, limit: .max).first { entry in
      if let taker = plan.takers[entry], plan.isStanding(taker),
        case .replacement = requests[taker].kind
      {
        return false
      }
      return deleted(around: entry, in: plan) == nil
    }
  }
}
