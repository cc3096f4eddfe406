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
      Situation("replaced for another cause"),
      Situation("in force to the end of the run, its last entry's date passed"),
    ],
    observes: EventKinds(.granted),
    checker: { NeverAsksNothingChecker() }
  )
}

private struct NeverAsksNothingChecker: Checker {
  mutating func begin(_ ledger: Ledger) {}

  mutating func observe(_ event: TraceEvent, at index: Int, _ ledger: Ledger, _ tally: inout Tally)
  {
    guard case .effect(.granted(let id, let causes, _)) = event.body,
      let record = ledger.placement(id), let committed = record.committed,
      ledger.timeline(committed)?.policy == .never
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

  mutating func finish(_ ledger: Ledger, _ tally: inout Tally) {
    ledger.forEachPlacement { id in
      guard let committed = ledger.placement(id)?.committed,
        ledger.timeline(committed)?.policy == .never,
        let last = ledger.shape(of: committed)?.latest, last < ledger.wall
      else { return }
      tally.see(1)
    }
  }
}
