import WidgetModel

extension Clause {
  /// Exempt reloads wait neither for the least interval nor for the widget to be seen.
  static let exemptGoFirst = Clause(
    id: "AS-06.runtime",
    title: "exempt reloads wait for neither interval nor sight",
    statement: """
      An exempt reload is held neither because the last one is too recent nor because the widget is \
      not seen.
      """,
    level: .provisional,
    party: .runtime,
    assumptions: [.as06],
    situations: [
      ClauseSituation("exempt, while the widget is not seen"),
      ClauseSituation("exempt, within the least interval"),
    ],
    observes: EventKinds(.granted, .held),
    inapplicable: { profile in
      profile.interval(.minReloadInterval) > .zero ? nil : "the profile has no least interval"
    },
    checker: { ExemptGoFirstChecker() }
  )
}

private struct ExemptGoFirstChecker: Checker {
  mutating func begin(_ state: ObservedState) {}

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    let now = event.instant
    switch event.body {
    case .effect(.held(let id, let causes, let reason)):
      guard reason == .unseen || reason == .spacing,
        state.isExempt(id, claimed: causes, at: now)
      else { return }
      tally.violated(
        "held",
        at: index,
        placement: id,
        comparing: Comparison(
          expected: "granted at once",
          actual: "held for want of \(reason.want)"
        ),
        "an exempt reload for \(causes.words) was held for want of \(reason.want)"
      )
    case .effect(.granted(let id, let causes, _)):
      guard state.isPresent(id),
        state.isExempt(id, claimed: causes, at: now)
      else { return }
      if !state.isSeen(id) { tally.see(0) }
      let interval = state.profile.interval(.minReloadInterval)
      if let last = state.placements[Int(id.number)].lastGrant, now < last + interval {
        tally.see(1)
      }
    default: break
    }
  }
}

extension HoldReason {
  fileprivate var want: String { self == .unseen ? "sight" : "distance from the last one" }
}
