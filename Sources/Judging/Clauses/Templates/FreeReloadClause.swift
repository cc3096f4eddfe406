import WidgetModel

/// A clause that says that reloads for some causes cost nothing and never wait for budget, and that no
/// others claim to be for them.
protocol FreeReloadClause: ClauseChecker where Violation == FreeReloadViolation {
  /// The causes.
  static var causes: ReloadCauses { get }

  /// Watches that such reloads are granted.
  var watch: ServiceMonitor { get set }

  /// The situation that a grant stands for, `nil` for none.
  func situation(of grant: FreeReloadGrant) -> Situation?

  /// Why a reload that was called for without a session may be free; `nil` for a clause on no calls.
  static var freeForAnother: Guard? { get }

  /// Why a reload at the instant of an intent's return goes unjudged; `nil` where none is for an intent.
  static var justAsked: Guard? { get }
}

/// What may be wrong with a reload that should be free.
enum FreeReloadViolation: String, ClauseWord {
  case notGranted = "not granted"
  case heldForBudget = "held for budget"
  case dropped
  case claimed
  case charged
  case freeWithoutSession = "free without a session"
}

/// Why a clause on calls lets a reload go unjudged.
enum FreeCallGuard: String, ClauseWord {
  case isFreeForAnother = "a reload called for without a session that is free for another cause"
}

/// One grant that a clause on free reloads may have a situation for.
struct FreeReloadGrant {
  let placement: PlacementID
  /// The causes of the clause for which the reload was owed.
  let causes: ReloadCauses
  /// All causes for which the reload was owed.
  let asked: ReloadCauses
  /// The event of the grant.
  let event: TraceEvent
  /// What happened before it.
  let state: ObservedState

  /// Whether the budget would have allowed a charge.
  var isAffordable: Bool {
    state.account(of: placement)?.allows(at: event.instant, wall: event.wall) ?? true
  }
}

extension FreeReloadClause {
  static var freeForAnother: Guard? { nil }
  static var justAsked: Guard? { nil }

  /// The kinds of events that such a clause observes.
  static var kinds: EventKinds { ServiceMonitor.observes.union(EventKinds(.held)) }

  mutating func begin(_ state: ObservedState) { watch.begin(state) }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    for wait in watch.overdue(event, check.state) { Self.miss(wait, check) }
    guard case .effect(let effect) = event.body else { return }
    switch effect {
    case .granted(let id, let claimed, let charge):
      granted(id, claimed, charge, event, check)
    case .held(let id, let claimed, .budget):
      let owed = owed(id, check.state.binding(id, claimed: claimed, at: event.instant), check)
      guard !owed.isEmpty else { return }
      check.violated(
        .heldForBudget,
        placement: id,
        comparing: Comparison(expected: "granted at no cost", actual: "held for want of budget"),
        "a reload asked for by \(owed.words) was held for want of budget"
      )
    case .dropped(let id, let claimed):
      let owed = owed(id, check.state.binding(id, claimed: claimed, at: event.instant), check)
      guard !owed.isEmpty else { return }
      check.violated(
        .dropped,
        placement: id,
        comparing: Comparison(expected: "granted at no cost", actual: "dropped"),
        "a reload asked for by \(owed.words) was dropped"
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
    // Most grants are for other causes, and no matter of a clause that is on no calls.
    guard
      Self.freeForAnother != nil || !claimed.isDisjoint(with: watch.causes)
        || check.state.mayOwe(id, watch.causes)
    else { return }
    guard let record = check.state.owedReload(id) else { return }
    let unfounded = claimed.intersection(watch.causes).subtracting(record.explained)
    if !unfounded.isEmpty {
      check.violated(
        .claimed,
        placement: id,
        comparing: Comparison(
          expected: "granted for what was asked",
          actual: "granted for \(unfounded.words)"
        ),
        "a reload was granted for \(unfounded.words), for which nothing had asked"
      )
    }
    let asked = check.state.binding(id, claimed: claimed, at: event.instant)
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
        "a reload asked for by \(owed.words) was charged \(charge)"
      )
    }
    guard owed.isEmpty, charge == 0, asked.contains(.app), let reason = Self.freeForAnother
    else { return }
    let isExempt = check.state.isExempt(id, claimed: claimed, at: event.instant)
    if check.skips(reason, if: isExempt) { return }
    check.violated(
      .freeWithoutSession,
      placement: id,
      comparing: Comparison(expected: "charged 1", actual: "charged 0"),
      "a reload asked for by \(asked.words) was not charged"
    )
  }

  /// The clause's causes for which a reload was owed at no cost, of those that bind.
  private func owed(
    _ id: PlacementID,
    _ binding: ReloadCauses,
    _ check: ClauseCheck<Self>
  ) -> ReloadCauses {
    let free = watch.causes.intersection(check.profile.exemptCauses)
    let owed = binding.intersection(free)
    guard let reason = Self.justAsked, let record = check.state.owedReload(id) else { return owed }
    let asked = record.asked.intersection(free)
    return check.skips(reason, if: owed != asked) ? owed : asked
  }

  private static func miss(_ wait: ServiceMonitor.Overdue, _ check: ClauseCheck<Self>) {
    check.violated(
      .notGranted,
      placement: wait.placement,
      comparing: check.state.overdue("granted", wait.waited, at: check.now),
      "a free reload was not granted although nothing stood in its way for \(wait.waited)"
    )
  }

  /// Why the clause says nothing, `nil` when it applies.
  static func withoutFreeReloads(_ profile: Profile) -> String? {
    if profile.budgetModel == .unlimited {
      return "the profile has no budget that a reload could be free of"
    }
    if profile.exemptCauses.isDisjoint(with: causes) {
      return "the profile charges reloads for \(causes.words)"
    }
    return nil
  }
}
