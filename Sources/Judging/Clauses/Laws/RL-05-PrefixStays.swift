import WidgetModel

// `PrefixOfRun` of the module `Relations` compares the runs.
/// The length of a run does not affect what happens in it.
struct PrefixStays: RelationClause {
  enum Situation: String, ClauseWord {
    case underWay = "cut while a request was under way"
    case settled = "cut while no request was under way"
  }

  static let clause = Clause(
    Self.self,
    id: "RL-05.runtime",
    title: "a shorter run is the beginning of the longer one",
    statement: """
      A run that is cut short has the same events as the longer one up to that point. What happens \
      depends neither on the future nor on an earlier run.
      """,
    level: .exception(
      .required,
      because: "the project promises it: without it, no scenario could be replayed or shrunk"
    ),
    party: .runtime,
    rule: .rl05,
    observes: []
  )
}
