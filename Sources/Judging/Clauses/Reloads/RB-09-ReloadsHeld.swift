import WidgetModel

/// A reload that cannot be granted is held, not dropped.
struct ReloadsHeld: ClauseChecker {
  enum Situation: String, ClauseWord {
    case notSeen = "due while the widget was not seen, granted later"
    case withoutBudget = "due without budget, granted later"
    case nextDay = "due on one calendar day, granted on a later one"
  }

  static let optional: [Situation] = [.withoutBudget]

  enum Violation: String, ClauseWord {
    case notGranted = "not granted"
    case dropped
    case grantedUnseen = "granted unseen"
  }

  enum Guard: String, ClauseWord {
    case dropsOverBudget = "a drop for lack of budget under a profile that drops such reloads"
    case isGone = "a reload of a widget that is gone"
    case isExempt = "a free reload of a widget out of sight"
  }

  static let clause = Clause(
    Self.self,
    id: "RB-09.runtime",
    title: "reloads that cannot be granted are held",
    statement: """
      A charged reload that comes due while the widget is out of sight, the phone is locked or the \
      budget is empty is held, not dropped, and is granted once nothing prevents it.
      """,
    party: .runtime,
    facts: [.rb09],
    contradictions: [.x06],
    assumptions: [.as02, .as04],
    observes: ServiceMonitor.observes
  )

  private var watch = ServiceMonitor(.all)

  mutating func begin(_ state: ObservedState) { watch.begin(state) }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    for wait in watch.overdue(event, check.state) { Self.miss(wait, check) }
    switch event.body {
    case .effect(.granted(let id, let causes, _)):
      granted(id, causes, event, check)
    case .effect(.dropped(let id, let causes)):
      let isAffordable =
        check.state.owed.budget(of: id)?.allows(at: event.instant, wall: event.wall) ?? true
      let mayDrop = !isAffordable && check.profile.isOn(.dropsOverBudget)
      // The sources contradict each other on whether such reloads are dropped.
      if check.skips(.dropsOverBudget, if: mayDrop) { return }
      check.violated(
        .dropped,
        placement: id,
        comparing: Comparison(expected: "held until it may be granted", actual: "dropped"),
        "a reload for \(causes.words) was dropped, not held"
      )
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) {
    for wait in watch.overdue(atTheEndOf: check.state) { Self.miss(wait, check) }
  }

  private func granted(
    _ id: PlacementID,
    _ causes: ReloadCauses,
    _ event: TraceEvent,
    _ check: ClauseCheck<Self>
  ) {
    let now = event.instant
    let isExempt = check.state.reloads.isExempt(id, claimed: causes, at: now)
    guard let seen = check.state.seenSince(id) else {
      if check.skips(.isGone, if: !check.state.isPresent(id)) { return }
      if check.skips(.isExempt, if: isExempt) { return }
      check.violated(
        .grantedUnseen,
        placement: id,
        comparing: Comparison(
          expected: "held while out of sight",
          actual: "granted while out of sight"
        ),
        "a reload for \(causes.words) was granted while the widget was out of sight"
      )
      return
    }
    guard !isExempt,
      let since = check.state.reloads.owedSince(id, .all, now: now, wall: event.wall)
    else { return }
    if seen > since { check.see(.notSeen) }
    let free = check.state.owed.budget(of: id)?.freeInstant(at: now, wall: event.wall) ?? .start
    if free > since { check.see(.withoutBudget) }
    if event.day(at: since) < event.day { check.see(.nextDay) }
  }

  private static func miss(_ wait: ServiceMonitor.Overdue, _ check: ClauseCheck<Self>) {
    check.violated(
      .notGranted,
      placement: wait.placement,
      comparing: check.state.overdue("granted", wait.waited, at: check.now),
      "a reload was not granted although nothing prevented it for \(wait.waited)"
    )
  }
}
