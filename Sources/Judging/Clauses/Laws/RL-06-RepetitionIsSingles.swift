import WidgetModel

// `SingleStimuli` of the module `Relations` compares the runs.
/// A repeated stimulus equals as many single stimuli.
struct RepetitionIsSingles: RelationClause {
  enum Situation: String, ClauseWord {
    case within = "the last repetition within the run"
    case beyond = "repetitions beyond the end of the run"
    case leftOut = "not compared: too many repetitions to write out"
  }

  static let optional: [Situation] = [.leftOut]

  static let clause = Clause(
    Self.self,
    id: "RL-06.runtime",
    title: "a repeated stimulus equals as many single ones",
    statement: """
      A workload with its repetitions written out, one stimulus for each, has the same events. \
      What happens depends neither on how a workload is written nor on an earlier run.
      """,
    level: .exception(
      .required,
      because: "the project promises it: without it, no repetition could be shrunk"
    ),
    party: .runtime,
    rule: .rl06,
    observes: []
  )
}
