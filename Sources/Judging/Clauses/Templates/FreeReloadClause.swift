import WidgetModel

/// A clause that requires reloads for some causes to be free and never to wait for budget, and
/// forbids other reloads to claim these causes.
protocol FreeReloadClause: ClauseChecker where Violation == FreeReloadViolation {
  static var causes: ReloadCauses { get }

  /// Checks that such reloads are granted.
  var watch: ServiceMonitor { get set }

  func situation(of grant: FreeReloadGrant) -> Situation?

  /// The guard for a call that may be free for a different cause; `nil` if the clause covers none.
  static var freeForAnother: Guard? { get }

  /// The guard for a reload at an intent's return; `nil` if the clause does not cover intents.
  static var justAsked: Guard? { get }
}

enum FreeReloadViolation: String, ClauseWord {
  case notGranted = "not granted"
  case heldForBudget = "held for budget"
  case dropped
  case claimed
  case charged
  case freeWithoutSession = "free without a session"
}

/// The guards of a clause on calls.
enum FreeCallGuard: String, ClauseWord {
  case isFreeForAnother = "a reload requested without a session that is free for another cause"
}

/// One grant that may be a situation of a clause on free reloads.
struct FreeReloadGrant {
  let placement: PlacementID
  /// The causes of the clause for which the reload was owed.
  let causes: ReloadCauses
  /// All causes for which the reload was owed.
  let asked: ReloadCauses
  let event: TraceEvent
  let state: ObservedState

  /// True if the budget would have allowed a charge.
  var isAffordable: Bool {
    state.owed.budget(of: placement)?.allows(at: event.instant, wall: event.wall) ?? true
  }
}

extension FreeReloadClause {
  static var freeForAnother: Guard? { nil }
  static var justAsked: Guard? { nil }

  static var kinds: EventKinds { ServiceMonitor.observes.union(EventKinds(.held)) }

  mutating func begin(_ state: ObservedState) { watch.begin(state) }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    for wait in watch.overdue(event, check.state) { Self.miss(wait, check) }
    guard case .effect(let effect) = event.body else { return }
    switch effect {
    case .granted(let id, let claimed, let charge):
      granted(id, claimed, charge, event, check)
    case .held(let id, let claimed, .budget):
      let owed = owed(id, check.state.owed.binding(id, claimed: claimed, at: event.instant), check)
      guard !owed.isEmpty else { return }
      check.violated(
        .heldForBudget,
        placement: id,
        comparing: Comparison(
          expected: "granted free of charge",
          actual: "held for lack of budget"
        ),
        "a reload for \(owed.words) was held for lack of budget"
      )
    case .dropped(let id, let claimed):
      let owed = owed(id, check.state.owed.binding(id, claimed: claimed, at: event.instant), check)
      guard !owed.isEmpty else { return }
      check.violated(
        .dropped,
        placement: id,
        comparing: Comparison(expected: "granted free of charge", actual: "dropped"),
        "a reload for \(owed.words) was dropped"
      )
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) {
    for wait in watch.overdue(atTheEndOf: check.state) { Self.miss(wait, check) }
  }

  private func granted(
    _ id: PlacementID,
    _ claimed: ReloadCauses,
    _ charge: Int32,
    _ event: TraceEvent,
    _ check: ClauseCheck<Self>
  ) {
    // Fast path: most grants have other causes, and only clauses on calls have to look at them.
    guard
      Self.freeForAnother != nil || !claimed.isDisjoint(with: watch.causes)
        || check.state.owed.mayOwe(id, watch.causes)
    else { return }
    guard let record = check.state.owed[id] else { return }
    let unfounded = claimed.intersection(watch.causes).subtracting(record.explained)
    if !unfounded.isEmpty {
      check.violated(
        .claimed,
        placement: id,
        comparing: Comparison(
          expected: "granted for a cause that exists",
          actual: "granted for \(unfounded.words)"
        ),
        "a reload was granted for \(unfounded.words), but no such cause had occurred"
      )
    }
    let asked = check.state.owed.binding(id, claimed: claimed, at: event.instant)
    let owed = owed(id, asked, check)
    let grant = FreeReloadGrant(
      placement: id,
      causes: owed,
      asked: asked,
      event: event,
      state: check.state
    )
    if let situation = situation(of: grant) { check.see(situation) }
    if !owed.isEmpty, charge != 0 {
      check.violated(
        .charged,
        placement: id,
        comparing: Comparison(expected: "charged 0", actual: "charged \(charge)"),
        "a reload for \(owed.words) was charged \(charge)"
      )
    }
    guard owed.isEmpty, charge == 0, asked.contains(.app), let reason = Self.freeForAnother
    else { return }
    let isExempt = check.state.reloads.isExempt(id, claimed: claimed, at: event.instant)
    if check.skips(reason, if: isExempt) { return }
    check.violated(
      .freeWithoutSession,
      placement: id,
      comparing: Comparison(expected: "charged 1", actual: "charged 0"),
      "a reload for \(asked.words) was not charged"
    )
  }

  private func owed(
    _ id: PlacementID,
    _ binding: ReloadCauses,
    _ check: ClauseCheck<Self>
  ) -> ReloadCauses {
    let free = watch.causes.intersection(check.profile.exemptCauses)
    let owed = binding.intersection(free)
    guard let reason = Self.justAsked, let record = check.state.owed[id] else { return owed }
    let asked = record.asked.intersection(free)
    return check.skips(reason, if: owed != asked) ? owed : asked
  }

  private static func miss(_ wait: ServiceMonitor.Overdue, _ check: ClauseCheck<Self>) {
    check.violated(
      .notGranted,
      placement: wait.placement,
      comparing: check.state.overdue("granted", wait.waited, at: check.now),
      "a free reload was not granted although nothing prevented it for \(wait.waited)"
    )
  }

  /// Returns the reason that the clause does not apply, or `nil` if it does.
  static func withoutFreeReloads(_ profile: Profile) -> String? {
    if profile.budgetModel == .unlimited {
      return "the profile has no budget, so every reload is free"
    }
    if profile.exemptCauses.isDisjoint(with: causes) {
      return "the profile charges reloads for \(causes.words)"
    }
    return nil
  }
}
