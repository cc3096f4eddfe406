import WidgetModel

extension Clause {
  /// The policy `never` asks for nothing.
  static let neverAsksNothing = Clause(
    id: "TL-23.runtime",
    title: "never does not reload",
    statement: """
      A timeline with the policy `never` is not reloaded on account of its policy; only other causes \
      replace it.
      """,
    level: .required,
    party: .runtime,
    facts: [.tl23],
    situations: [
      ClauseSituation("replaced for another cause"),
      ClauseSituation("in force to the end of the run, its last entry's date passed"),
    ],
    observes: EventKinds(.granted),
    checker: { NeverAsksNothingChecker() }
  )
}

private struct NeverAsksNothingChecker: Checker {
  mutating func begin(_ state: ObservedState) {}

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    guard case .effect(.granted(let id, let causes, _)) = event.body,
      let record = state.placement(id), let committed = record.committed,
      state.timeline(committed)?.policy == .never
    else { return }
    guard causes.contains(.policy) else { return tally.see(0) }
    // The policy of the timeline before, which came due, may have been waiting (RB-09).
    guard !record.carriesPolicy else { return }
    tally.see(0)
    tally.violated(
      "asked",
      at: index,
      placement: id,
      comparing: Comparison(expected: "reloaded by no policy", actual: "reloaded at \(event.wall)"),
      "the policy reloaded at \(event.wall) although it is `never`"
    )
  }

  mutating func finish(_ state: ObservedState, _ tally: inout Tally) {
    state.forEachPlacement { id in
      guard let committed = state.placement(id)?.committed,
        state.timeline(committed)?.policy == .never,
        let last = state.shape(of: committed)?.latest, last < state.wall
      else { return }
      tally.see(1)
    }
  }
}
