import WidgetModel

/// Before widget pushes existed, a push had no effect.
struct NoPushesBefore: ClauseChecker {
  enum Situation: String, ClauseWord {
    case arrived = "a push arrived on a system without widget pushes"
    case whileWaiting = "a push arrived while a reload waited"
  }

  enum Violation: String, ClauseWord {
    case reloaded
    case held
  }

  static let clause = Clause(
    Self.self,
    id: "WC-12.runtime",
    title: "widget pushes have no effect before iOS 26",
    statement: "On a system without widget pushes, no reload is granted or held because of a push.",
    party: .runtime,
    facts: [.wc12],
    observes: EventKinds(.pushReceived, .granted, .held),
    inapplicable: { $0.isOn(.widgetPushes) ? "the profile has widget pushes" : nil }
  )

  mutating func begin(_ state: ObservedState) {}

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.pushReceived):
      var waits = false
      check.state.forEachPlacement { waits = waits || check.state.placements[$0].hold != nil }
      check.see(waits ? .whileWaiting : .arrived)
    case .effect(.granted(let id, let causes, _)) where causes.contains(.push):
      check.violated(
        .reloaded,
        placement: id,
        comparing: Comparison(expected: "no reload", actual: "a reload for a push"),
        "a reload was granted for a push, which this system does not support"
      )
    case .effect(.held(let id, let causes, _)) where causes.contains(.push):
      check.violated(
        .held,
        placement: id,
        comparing: Comparison(expected: "no reload", actual: "a reload for a push is held"),
        "a reload was held for a push, which this system does not support"
      )
    default: break
    }
  }
}
