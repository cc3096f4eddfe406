import WidgetModel

// Source: https://github.com/TokenTeam/iwut/issues/19.
/// An entry is replaced when its content is out of date.
struct EntriesKeepUp: SecondAnswerClause {
  typealias Violation = LaggingEntry

  static let clause = Clause(
    Self.self,
    id: "CR-54",
    title: "an entry is replaced when it is out of date",
    statement: """
      While an entry is shown, the same code with the same data would not answer with different \
      content for 10 minutes or more: a new entry or timeline comes when the content changes. The \
      limit of 10 minutes is this project's own.
      """,
    party: .provider,
    rule: .cr54,
    facts: [.tl11],
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      Add an entry for each date at which the content changes: starts and ends, midnight, the full \
      hour. Or request the next timeline at that date with `.after`.
      """
  )
}

package enum LaggingEntry: String, ClauseWord {
  /// Its content is over while it is shown.
  case over
}
