import WidgetModel

/// The policy `never` requests nothing.
struct NeverAsksNothing: ClauseChecker {
  enum Situation: String, ClauseWord {
    case replacedForAnotherCause = "replaced for another cause"
    case toTheEnd = "in force at the end of the run, after its last entry's date"
  }

  enum Violation: String, ClauseWord {
    case asked
  }

  enum Guard: String, ClauseWord {
    case isCarried = "a reload while a replaced timeline's policy may still be due"
  }

  static let clause = Clause(
    Self.self,
    id: "TL-23.runtime",
    title: "the policy never does not trigger reloads",
    statement: """
      A timeline with the policy `never` does not reload because of its policy; only other causes \
      replace it.
      """,
    party: .runtime,
    facts: [.tl23],
    observes: EventKinds(.granted)
  )

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    guard case .effect(.granted(let id, let causes, _)) = event.body,
      let record = check.state.placement(id), let committed = record.committed,
      check.state.shape(of: committed)?.policy == .never
    else { return }
    guard causes.contains(.policy) else { return check.see(.replacedForAnotherCause) }
    if check.skips(.isCarried, if: record.carriesPolicy) { return }
    check.see(.replacedForAnotherCause)
    check.violated(
      .asked,
      placement: id,
      comparing: Comparison(
        expected: "no reload by the policy",
        actual: "reloaded at \(event.wall)"
      ),
      "the policy reloaded at \(event.wall) although it is `never`"
    )
  }

  mutating func finish(_ check: ClauseCheck<Self>) {
    check.state.forEachPlacement { id in
      guard let committed = check.state.placement(id)?.committed,
        check.state.shape(of: committed)?.policy == .never,
        let last = check.state.shape(of: committed)?.latest, last < check.state.wall
      else { return }
      check.see(.toTheEnd)
    }
  }
}
