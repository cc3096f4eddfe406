import WidgetModel

/// Nothing happens to a widget that is not there.
struct GoneIsLeftAlone: ClauseChecker {
  enum Situation: String, ClauseWord {
    case there = "a reload of a widget that is there"
    case removed = "a widget was removed while a reload waited or was under way"
  }

  enum Violation: String, ClauseWord {
    case reloaded
    case held
    case shown
    case committed
  }

  static let clause = Clause(
    Self.self,
    id: "LW-06.runtime",
    title: "nothing happens to a widget that is not there",
    statement: """
      Before a placed widget is added and after it is removed, no reload of it is granted or held, \
      no timeline of it is put in force, and it shows nothing, except that it may be blank because \
      its kind is gone.
      """,
    level: .exception(
      .required,
      because: "the project promises it: without it, no promise would end with its widget"
    ),
    party: .runtime,
    rule: .lw06,
    facts: [.fm21],
    observes: EventKinds(.removed, .granted, .held, .committed, .displayed)
  )

  mutating func begin(_ state: ObservedState) {}

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    let state = check.state
    switch event.body {
    case .input(.removed(let id)):
      guard state.isPresent(id), let owed = state.owed[id] else { return }
      if owed.request != nil || state.placements[id].hold != nil { check.see(.removed) }
    case .effect(.granted(let id, _, _)):
      if state.isPresent(id) { check.see(.there) }
      judge(.reloaded, id, "reloaded", check)
    case .effect(.held(let id, _, _)): judge(.held, id, "kept waiting for a reload", check)
    case .effect(.committed(let id, _, _)): judge(.committed, id, "given a timeline", check)
    // FM-08 judges blank widgets.
    case .effect(.displayed(_, .blank)): break
    case .effect(.displayed(let id, _)): judge(.shown, id, "displayed", check)
    default: break
    }
  }

  private func judge(
    _ violation: Violation,
    _ id: PlacementID,
    _ words: String,
    _ check: ClauseCheck<Self>
  ) {
    if check.state.isPresent(id) { return }
    check.violated(
      violation,
      placement: id,
      comparing: Comparison(expected: "nothing", actual: words),
      "a widget that is not there was \(words)"
    )
  }
}
