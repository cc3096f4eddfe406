import WidgetModel

/// Removing an app removes its widgets.
struct AppTakesItsWidgets: ClauseChecker {
  enum Situation: String, ClauseWord {
    case placed = "an app with a placed widget was removed"
    case underWay = "an app was removed while a timeline of its widget was under way"
  }

  enum Violation: String, ClauseWord {
    case asked
    case shown
  }

  static let clause = Clause(
    Self.self,
    id: "FM-21.runtime",
    title: "removing an app removes its widgets",
    statement: """
      After an app is removed, its widgets get no requests and show nothing until it is installed \
      again.
      """,
    party: .runtime,
    facts: [.fm21],
    observes: EventKinds(.appInstalled, .requested, .displayed)
  )

  mutating func begin(_ state: ObservedState) {}

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.appInstalled(false)):
      check.state.forEachPlacement { id in
        check.see(.placed)
        if check.state.owed[id]?.request != nil { check.see(.underWay) }
      }
    case .effect(.requested(let id, let kind, _)):
      guard !check.state.phone.hasApp else { return }
      check.violated(
        .asked,
        request: id,
        comparing: Comparison(expected: "no request", actual: "a \(kind.rawValue) request"),
        "a widget got a \(kind.rawValue) request although its app is removed"
      )
    case .effect(.displayed(let id, _)):
      guard !check.state.phone.hasApp else { return }
      check.violated(
        .shown,
        placement: id,
        comparing: Comparison(expected: "nothing shown", actual: "shown"),
        "a widget showed something although its app is removed"
      )
    default: break
    }
  }
}
