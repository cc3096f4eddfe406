import WidgetModel

/// What is repeated is the same as its single stimuli.
///
/// The runs are compared by `SingleStimuli` of the module `Relations`, which clauses cannot import:
/// whoever runs the subject runs it once more and counts for this clause what comes of it. The checker itself
/// observes nothing.
struct RepetitionIsSingles: ClauseChecker {
  enum Situation: String, CaseIterable {
    case within = "repeated to the last time within the run"
    case beyond = "repeated beyond the end of the run"
    case leftOut = "not compared: repeated too often to be written out"
  }

  static let optional: [Situation] = [.leftOut]

  enum Violation: String, CaseIterable {
    case missing
    case additional
    case different
  }

  static let clause = Clause(
    Self.self,
    id: "RL-06.runtime",
    title: "a repeated stimulus is as many single ones",
    statement: """
      A workload with its repetitions written out, once for each time, has the same events: what happens depends \
      neither on how a workload is written nor on a run before.
      """,
    level: .exception(
      .required,
      because: "the project promises it, for without it no repetition could be shrunk"
    ),
    party: .runtime,
    rule: .rl06,
    observes: []
  )

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {}
}
