import WidgetModel

// Source: https://github.com/tutao/tutanota/issues/9761.
/// A date without a time is the same day in every time zone.
struct DaysWithoutTimeStay: SecondAnswerClause {
  typealias Violation = MovedDay

  static let clause = Clause(
    Self.self,
    id: "CR-27",
    title: "a date without a time is the same day everywhere",
    statement: """
      If the data gives a date without a time, such as 2026-01-05, the widget shows that day, or \
      counts down to it, in New York and in Berlin alike.
      """,
    party: .provider,
    rule: .cr27,
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      Parse and format the date in the same time zone. `ISO8601DateFormatter` parses in UTC, so a \
      date formatted in the user's zone is one day early west of UTC. `DateFormatter` uses the \
      user's zone by default; `DateComponents` need no zone.
      """
  )
}

package enum MovedDay: String, ClauseWord {
  /// It is a different day in another time zone.
  case anotherDay = "another day"
}
