import WidgetModel

/// A week starts on the user's first day of the week.
struct WeeksBeginAsSettingsSay: SecondAnswerClause {
  typealias Violation = FixedWeek

  static let clause = Clause(
    Self.self,
    id: "CR-29",
    title: "weeks start on the region's first weekday",
    statement: """
      A row of the seven weekdays that does not start with the current day starts with Sunday in \
      the United States and with Monday in the United Kingdom.
      """,
    party: .view,
    rule: .cr29,
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      `weekdaySymbols` and its short forms always start with Sunday. Rotate them by \
      `Calendar.current.firstWeekday`, and lay out the days from `dateInterval(of: .weekOfYear, \
      for:)`.
      """
  )
}

package enum FixedWeek: String, ClauseWord {
  /// It starts with the same day in every region.
  case fixed
}
