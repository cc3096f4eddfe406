import WidgetModel

/// A repeated stimulus is the same as its single stimuli.
///
/// `SingleStimuli` of the module `Relations` compares the runs.
struct RepetitionIsSingles: RelationClause {
  enum Situation: String, ClauseWord {
    case within = "repeated to the last time within the run"
    case beyond = "repeated beyond the end of the run"
    case leftOut = "not compared: repeated too often to be written out"
  }

  static let optional: [Situation] = [.leftOut]

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
}
