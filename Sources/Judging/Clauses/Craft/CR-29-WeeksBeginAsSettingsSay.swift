import WidgetModel

/// A week begins on the person's first day of the week.
struct WeeksBeginAsSettingsSay: SecondAnswerClause {
  typealias Violation = FixedWeek

  static let clause = Clause(
    Self.self,
    id: "CR-29",
    title: "a week begins as the settings say",
    statement: """
      A row of the seven days of the week that begins with the same day whatever today is begins with Sunday in the \
      United States and with Monday in the United Kingdom.
      """,
    party: .view,
    rule: .cr29,
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      `weekdaySymbols` and its like begin with Sunday for each calendar: turn them by `Calendar.current.firstWeekday`, \
      and lay out the days by `dateInterval(of: .weekOfYear, for:)`.
      """
  )
}

/// How a week begins.
package enum FixedWeek: String, ClauseWord {
  /// With one day for everybody.
  case fixed
}
