import WidgetModel

/// Judges that reloads for some causes cost nothing and never wait for budget, and no others claim
/// to be for them.
struct FreeReloadChecker: Checker {
  /// One grant that the clause may have a situation for.
  struct Grant {
    let placement: PlacementID
    /// The causes of the clause for which the reload was owed.
    let causes: ReloadCauses
    /// All causes for which the reload was owed.
    let asked: ReloadCauses
    /// Whether the budget would have allowed a charge.
    let isAffordable: Bool
  }

  private let causes: ReloadCauses
  private let situation: (Grant) -> Int?
  private var watch: ServiceWatch

  /// The kinds of events that such a clause observes.
  static let observes = ServiceWatch.observes.union(EventKinds(.held))

  /// Creates a checker; the function finds the situation that a grant stands for.
  init(_ causes: ReloadCauses, situation: @escaping (Grant) -> Int?) {
    self.causes = causes
    self.situation = situation
    watch = ServiceWatch(causes)
  }

  mutating func begin(_ state: ObservedState) { watch.begin(state) }

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    watch.observe(event, state) { id, waited in
      tally.violated(
        "not granted",
        at: index,
        placement: id,
        comparing: state.overdue("granted", waited, at: event.instant),
        Self.lateness(waited)
      )
    }
    guard case .effect(let effect) = event.body else { return }
    switch effect {
    case .granted(let id, let claimed, let charge):
      granted(id, claimed, charge, event, at: index, state, &tally)
    case .held(let id, let claimed, .budget):
      let owed = owed(id, claimed, event, state)
      guard !owed.isEmpty else { return }
      tally.violated(
        "held for budget",
        at: index,
        placement: id,
        comparing: Comparison(expected: "granted at no cost", actual: "held for want of budget"),
        "a reload asked for by \(owed.words) was held for want of budget"
      )
    case .dropped(let id, let claimed):
      let owed = owed(id, claimed, event, state)
      guard !owed.isEmpty else { return }
      tally.violated(
        "dropped",
        at: index,
        placement: id,
        comparing: Comparison(expected: "granted at no cost", actual: "dropped"),
        "a reload asked for by \(owed.words) was dropped"
      )
    default: break
    }
  }

  mutating func finish(_ state: ObservedState, _ tally: inout Tally) {
    watch.finish(state) { id, waited in
      tally.violated(
        "not granted",
        at: nil,
        placement: id,
        comparing: state.overdue("granted", waited, at: state.now),
        Self.lateness(waited)
      )
    }
  }

  private func granted(
    _ id: PlacementID,
    _ claimed: ReloadCauses,
    _ charge: Int32,
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    guard let record = state.owedReload(id) else { return }
    let unfounded = claimed.intersection(causes).subtracting(record.explained)
    if !unfounded.isEmpty {
      tally.violated(
        "claimed",
        at: index,
        placement: id,
        comparing: Comparison(
          expected: "granted for what was asked",
          actual: "granted for \(unfounded.words)"
        ),
        "a reload was granted for \(unfounded.words), for which nothing had asked"
      )
    }
    let owed = owed(id, claimed, event, state)
    let asked = state.binding(id, claimed: claimed, at: event.instant)
    let isAffordable =
      state.account(of: id)?.allows(at: event.instant, wall: event.wall) ?? true
    let grant = Grant(
      placement: id,
      causes: owed,
      asked: asked,
      isAffordable: isAffordable
    )
    if let situation = situation(grant) { tally.see(situation) }
    if !owed.isEmpty, charge != 0 {
      tally.violated(
        "charged",
        at: index,
        placement: id,
        comparing: Comparison(expected: "charged 0", actual: "charged \(charge)"),
        "a reload asked for by \(owed.words) was charged \(charge)"
      )
    }
    guard owed.isEmpty, charge == 0, asked.contains(.app),
      !causes.isDisjoint(with: .calls),
      !state.isExempt(id, claimed: claimed, at: event.instant)
    else { return }
    tally.violated(
      "free without a session",
      at: index,
      placement: id,
      comparing: Comparison(expected: "charged 1", actual: "charged 0"),
      "a reload asked for by \(asked.words) was not charged"
    )
  }

  private func owed(
    _ id: PlacementID,
    _ claimed: ReloadCauses,
    _ event: TraceEvent,
    _ state: ObservedState
  ) -> ReloadCauses {
    state.binding(id, claimed: claimed, at: event.instant)
      .intersection(causes).intersection(state.profile.exemptCauses)
  }

  private static func lateness(_ waited: Interval) -> String {
    "a free reload was not granted although nothing stood in its way for \(waited)"
  }
}

extension Clause {
  /// Why a clause on free reloads says nothing, `nil` when it applies.
  static func withoutFreeReloads(_ causes: ReloadCauses, _ profile: Profile) -> String? {
    if profile.budgetModel == .unlimited {
      return "the profile has no budget that a reload could be free of"
    }
    if profile.exemptCauses.isDisjoint(with: causes) {
      return "the profile charges reloads for \(causes.words)"
    }
    return nil
  }
}
