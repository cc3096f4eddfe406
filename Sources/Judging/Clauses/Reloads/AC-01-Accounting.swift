import WidgetModel

/// Each reload is granted for true causes, makes one request and is charged correctly.
struct Accounting: ClauseChecker {
  enum Situation: String, ClauseWord {
    case charged
    case free
    case freeForOneOfSeveral = "free for one of several causes"
    case lastOfTheBudget = "charged with the last of the budget"
  }

  static let optional: [Situation] = [.lastOfTheBudget]

  enum Violation: String, ClauseWord {
    case notGranted = "not granted"
    case nobody
    case notRequested = "not requested"
    case unfounded
    case wrongCharge = "wrong charge"
    case overTheBudget = "over the budget"
  }

  enum Guard: String, ClauseWord {
    case isPermitted = "a cause for which a reload is permitted but not owed"
  }

  static let clause = Clause(
    Self.self,
    id: "AC-01.runtime",
    title: "reloads are accounted for correctly",
    statement: """
      Each reload is granted to a placed widget for causes that exist, leads to exactly one \
      timeline request, and costs 0 if one of its causes is exempt and 1 otherwise. In no interval \
      do the charges to a budget exceed what the profile's model allows.
      """,
    level: .exception(
      .required,
      because: "the project promises the accounting law, which ties the facts on budgets together"
    ),
    party: .runtime,
    rule: .ac01,
    facts: [.rb01, .rb02],
    assumptions: [.as01, .as04, .as05],
    // A commit makes a policy due, a failure makes a retry due.
    observes: EventKinds(.granted, .requested, .removed, .committed, .failed)
  )

  /// For each placed widget, the granted reloads whose timeline request is still to come.
  private var due = PlacementTable(0)

  mutating func begin(_ state: ObservedState) {
    due.reset(count: state.placements.count)
  }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.removed(let id)): reportMissingRequest(id, check)
    case .effect(.requested(let id, .timeline, let subject)):
      if due[subject.placement] > 0 {
        due[subject.placement] -= 1
      } else {
        check.violated(
          .notGranted,
          placement: subject.placement,
          request: id,
          comparing: Comparison(
            expected: "requested after a grant",
            actual: "requested without one"
          ),
          "timeline request \(id.number) was made without a granted reload"
        )
      }
    case .effect(.granted(let id, let causes, let charge)):
      guard check.state.isPresent(id) else {
        check.violated(
          .nobody,
          placement: id,
          "a reload was granted to a widget that is not placed"
        )
        return
      }
      // A second grant before the first one's request means that the first one has none.
      reportMissingRequest(id, check)
      due[id] = 1
      granted(id, causes, charge, event, check)
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) {
    for id in due.ids { reportMissingRequest(id, check) }
  }

  private mutating func reportMissingRequest(_ id: PlacementID, _ check: ClauseCheck<Self>) {
    guard due[id] > 0 else { return }
    due[id] = 0
    check.violated(
      .notRequested,
      placement: id,
      comparing: Comparison(expected: "a timeline request for each grant", actual: "none"),
      "a reload was granted but its timeline was never requested"
    )
  }

  private func granted(
    _ id: PlacementID,
    _ claimed: ReloadCauses,
    _ charge: Int32,
    _ event: TraceEvent,
    _ check: ClauseCheck<Self>
  ) {
    let now = event.instant
    let record = check.state.owed[id]
    var unfounded = claimed.subtracting(record?.explained ?? [])
    let notOwed = claimed.subtracting(record?.owed ?? [])
    // The sources leave open whether the policy or retry of a replaced timeline still reloads.
    if !check.skips(.isPermitted, if: unfounded != notOwed) { unfounded = notOwed }
    if !unfounded.isEmpty || claimed.isEmpty {
      check.violated(
        .unfounded,
        placement: id,
        comparing: Comparison(
          expected: "granted for a cause that exists",
          actual: "granted for \(unfounded.words)"
        ),
        "a reload was granted for \(unfounded.words), but no such cause had occurred"
      )
    }
    let causes = check.state.owed.causes(id, claimed: claimed, at: now)
    let exempt = causes.intersection(check.profile.exemptCauses)
    let cost: Int32 = exempt.isEmpty ? 1 : 0
    check.see(exempt.isEmpty ? .charged : exempt == causes ? .free : .freeForOneOfSeveral)
    if charge != cost {
      check.violated(
        .wrongCharge,
        placement: id,
        comparing: Comparison(expected: "charged \(cost)", actual: "charged \(charge)"),
        "a reload for \(causes.words) was charged \(charge), not \(cost)"
      )
    }
    guard charge > 0, let account = check.state.owed.budget(of: id) else { return }
    guard account.allows(at: now, wall: event.wall) else {
      check.violated(
        .overTheBudget,
        placement: id,
        comparing: Comparison(
          expected: "charged only with budget left",
          actual: "charged with none left",
          limit: check.state.limit(.dailyReloads)
        ),
        "the charged reload at \(now) exceeds what the budget allows by then"
      )
      return
    }
    if account.isLast(at: now, wall: event.wall) { check.see(.lastOfTheBudget) }
  }
}
