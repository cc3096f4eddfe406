import WidgetModel

/// A widget out of sight spends nothing, and is reloaded when it comes into sight.
struct UnseenWait: ClauseChecker {
  enum Situation: String, ClauseWord {
    case seen = "a charged reload of a widget in sight"
    case cameIntoSight = "a widget with a waiting reload came into sight"
  }

  enum Violation: String, ClauseWord {
    case charged
    case waits
  }

  static let clause = Clause(
    Self.self,
    id: "RB-10.runtime",
    title: "an unseen widget waits until it is seen",
    statement: """
      No charged reload is granted while the widget is out of sight. A reload that waited for \
      sight is granted, or waits for another reason, once the widget is in sight.
      """,
    party: .runtime,
    facts: [.rb10],
    assumptions: [.as02],
    observes: EventKinds(
      .granted,
      .held,
      .dropped,
      .removed,
      .visible,
      .locked,
      .rebooted,
      .clockMoved
    )
  )

  /// The widgets that are seen although a reload of theirs still waits for sight.
  private var watch = PromiseMonitor()

  mutating func begin(_ state: ObservedState) { watch.begin(state) }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    judgeDue(check)
    switch event.body {
    case .input(.visible(let id, true)): comeIntoSight(id, !check.state.phone.isLocked, check)
    case .input(.locked(false)):
      check.state.forEachPlacement { id in
        comeIntoSight(id, check.state.placements[id].isVisible, check)
      }
    case .input(.visible(let id, false)), .input(.removed(let id)): watch.stopWaiting(for: id)
    case .input(.locked(true)), .input(.rebooted): watch.begin(check.state)
    case .effect(.granted(let id, _, let charge)):
      watch.stopWaiting(for: id)
      if charge > 0 { judgeCharge(of: id, check) }
    case .effect(.held(let id, _, let reason)): if reason != .unseen { watch.stopWaiting(for: id) }
    case .effect(.dropped(let id, _)): watch.stopWaiting(for: id)
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) { judgeDue(check) }

  private mutating func comeIntoSight(
    _ id: PlacementID,
    _ isSeen: Bool,
    _ check: ClauseCheck<Self>
  ) {
    guard isSeen, check.state.isPresent(id), check.state.placements[id].hold == .unseen,
      !watch.isWaiting(id)
    else { return }
    check.see(.cameIntoSight)
    watch.expect(id, check)
  }

  private func judgeCharge(of id: PlacementID, _ check: ClauseCheck<Self>) {
    if check.state.isSeen(id) { return check.see(.seen) }
    check.violated(
      .charged,
      placement: id,
      comparing: Comparison(expected: "held until it is seen", actual: "reloaded and charged"),
      "a charged reload was granted to a widget out of sight"
    )
  }

  private mutating func judgeDue(_ check: ClauseCheck<Self>) {
    watch.takeOverdue(check) { id, wait in
      check.violated(
        .waits,
        at: wait.index,
        placement: id,
        comparing: Comparison(
          expected: "granted, or held for something else",
          actual: "still held as out of sight",
          limit: check.state.limit(.servicePromise, since: wait.since)
        ),
        "a reload still waits for sight, although the widget has been in sight since \(wait.since)"
      )
    }
  }
}
