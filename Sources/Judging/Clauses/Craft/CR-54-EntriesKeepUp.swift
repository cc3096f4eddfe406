import WidgetModel

/// An entry is followed by another one when what it shows is over.
///
/// Source: https://github.com/TokenTeam/iwut/issues/19.
struct EntriesKeepUp: SecondAnswerClause {
  typealias Violation = LaggingEntry

  static let clause = Clause(
    Self.self,
    id: "CR-54",
    title: "an entry ends with what it shows",
    statement: """
      While an entry is shown, the same code with the same data does not answer something else for 10 minutes or more: \
      there is an entry, or a new timeline, when what is shown is over. Ten minutes are this project's own measure.
      """,
    party: .provider,
    rule: .cr54,
    facts: [.tl11],
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      Give the timeline an entry at each date at which what is shown changes: the beginnings and the ends, midnight, \
      the full hour. Or ask for the next timeline by then, with `.after`.
      """
  )
}

/// How an entry falls behind.
package enum LaggingEntry: String, ClauseWord {
  /// What it shows is over while it is shown.
  case over
}
