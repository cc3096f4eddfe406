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
    title: "an app that is removed takes its widgets with it",
    statement: """
      From the time an app is removed none of its widgets is asked for anything or shows anything, unless the app is \
      installed and the widget added again.
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
        if check.state.owedReload(id)?.request != nil { check.see(.underWay) }
      }
    case .effect(.requested(let id, let kind, _)):
      guard !check.state.phone.hasApp else { return }
      check.violated(
        .asked,
        request: id,
        comparing: Comparison(expected: "not asked", actual: "asked for a \(kind.rawValue)"),
        "a widget was asked for a \(kind.rawValue) although its app is removed"
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
