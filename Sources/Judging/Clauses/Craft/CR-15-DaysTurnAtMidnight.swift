import WidgetModel

// Source: https://github.com/jordibruin/dayssince/pull/44.
/// A count of days changes at midnight.
struct DaysTurnAtMidnight: SecondAnswerClause {
  typealias Violation = DayTurn

  static let clause = Clause(
    Self.self,
    id: "CR-15",
    title: "a count of days changes at midnight",
    statement: """
      A number of days since or until an event, shown without hours, changes at midnight in the \
      person's time zone, not at the event's time of day.
      """,
    party: .provider,
    rule: .cr15,
    facts: [.tl11],
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      Apply `startOfDay(for:)` to the event's date and the entry's date before you count the days \
      between them: `dateComponents([.day], from:to:)` counts spans of 24 hours.
      """
  )
}

package enum DayTurn: String, ClauseWord {
  /// It changes during the day and not across midnight.
  case duringDay = "during the day"
}
