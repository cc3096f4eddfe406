import WidgetModel

/// A reload that is dropped beyond the budget has no later effect.
struct DroppedHasNoEffect: ClauseChecker {
  enum Situation: String, ClauseWord {
    case dropped = "a reload beyond the budget was dropped"
    case askedAnew = "a reload was requested again after a drop, and granted"
  }

  enum Violation: String, ClauseWord {
    case held
    case grantedLater = "granted later"
  }

  static let clause = Clause(
    Self.self,
    id: "RB-11.runtime",
    title: "a reload beyond the budget has no effect",
    statement: """
      Under a profile that drops reloads beyond the budget, no reload is held for lack of budget, \
      and a dropped reload is not granted later unless it is requested again.
      """,
    party: .runtime,
    facts: [.rb11],
    contradictions: [.x06],
    observes: EventKinds(.granted, .held, .dropped, .removed),
    inapplicable: {
      $0.isOn(.dropsOverBudget) ? nil : "the profile holds reloads that are beyond the budget"
    }
  )

  /// The causes that were dropped and that no grant has named since.
  private var dropped = PlacementTable<ReloadCauses>([])

  mutating func begin(_ state: ObservedState) { dropped.reset(count: state.placements.count) }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.removed(let id)): dropped[id] = []
    case .effect(.dropped(let id, let causes)):
      check.see(.dropped)
      dropped[id] = dropped[id].union(causes)
    case .effect(.held(let id, let causes, .budget)):
      check.violated(
        .held,
        placement: id,
        comparing: Comparison(expected: "dropped", actual: "held for lack of budget"),
        "a reload for \(causes.words) was held for lack of budget, not dropped"
      )
    case .effect(.granted(let id, let causes, _)): granted(id, causes, check)
    default: break
    }
  }

  private mutating func granted(
    _ id: PlacementID,
    _ causes: ReloadCauses,
    _ check: ClauseCheck<Self>
  ) {
    let again = causes.intersection(dropped[id])
    guard let owed = check.state.owed[id], !again.isEmpty else { return }
    dropped[id] = dropped[id].subtracting(again)
    let late = again.subtracting(owed.explained)
    if late.isEmpty { return check.see(.askedAnew) }
    check.violated(
      .grantedLater,
      placement: id,
      comparing: Comparison(expected: "no reload for what was dropped", actual: "a reload"),
      "a reload was granted for \(late.words), which had been dropped and was not requested again"
    )
  }
}
