import WidgetModel

extension Clause {
  /// Code survives values that were drawn up for it.
  static let survivesSamples = Clause(
    id: "CR-SAMPLE",
    title: "the code survives drawn-up values",
    statement: """
      The code survives every value that its own types decode, such as any state of a Live Activity, \
      and every text, number or date that it reads from shared defaults; the values are drawn up, and \
      perhaps no code makes them.
      """,
    level: .recommended,
    party: .view,
    rule: .crSample,
    situations: [
      ClauseSituation("survived a drawn-up value"),
      ClauseSituation("crashed on one", isRequired: false),
    ],
    observes: EventKinds(.answered),
    needs: [.realCode, .samples],
    checker: { SampleChecker() }
  )
}

/// Says nothing: only the host knows which values were drawn up, and what crashes leaves no trace.
private struct SampleChecker: Checker {
  mutating func begin(_ state: ObservedState) {}

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {}
}
