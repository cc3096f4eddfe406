import WidgetModel

// Source: https://github.com/wikimedia/wikipedia-ios/pull/5242.
/// Years are counted in one calendar.
struct YearsOfOneCalendar: SecondAnswerClause {
  typealias Violation = MixedCalendars

  static let clause = Clause(
    Self.self,
    id: "CR-26",
    title: "years are counted in one calendar",
    statement: "A number of years is the same in every calendar that the person may choose.",
    party: .provider,
    rule: .cr26,
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      Take both years from `Calendar(identifier: .gregorian)` if the code or the data gives the \
      year of an event: with the Buddhist or Japanese calendar, `Calendar.current` returns another \
      one.
      """
  )
}

package enum MixedCalendars: String, ClauseWord {
  /// A year of one is subtracted from a year of another.
  case mixed
}
