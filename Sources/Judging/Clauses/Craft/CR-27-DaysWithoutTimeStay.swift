import WidgetModel

/// A day that comes without a time is the same day in each zone.
///
/// Source: https://github.com/tutao/tutanota/issues/9761.
struct DaysWithoutTimeStay: SecondAnswerClause {
  typealias Violation = MovedDay

  static let clause = Clause(
    Self.self,
    id: "CR-27",
    title: "a day without a time is the same in each zone",
    statement: """
      Where a text such as 2026-01-05 names a day and no time, what is drawn of it names that day, or counts to it, in \
      New York as in Berlin.
      """,
    party: .provider,
    rule: .cr27,
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      Read the text and write the date in one zone. `ISO8601DateFormatter` reads in UTC, and a date shown in the \
      person's zone is then the day before everywhere west of it. A `DateFormatter` reads in the person's zone \
      unless it is told otherwise; `DateComponents` need none.
      """
  )
}

/// How a day is mistaken.
package enum MovedDay: String, ClauseWord {
  /// It is another one in another zone.
  case anotherDay = "another day"
}
