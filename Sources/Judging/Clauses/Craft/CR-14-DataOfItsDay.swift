import WidgetModel

// Source: https://github.com/scastiel/kado/issues/82.
/// Data of another day is not shown as today's.
struct DataOfItsDay: SecondAnswerClause {
  typealias Violation = DayMistake

  static let clause = Clause(
    Self.self,
    id: "CR-14",
    title: "another day's data is not shown as today's",
    statement: """
      If a widget says \"today\" or names the day, and its data carries its own date, the widget \
      does not show the same content two days later.
      """,
    party: .provider,
    rule: .cr14,
    facts: [.tl11],
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      Compare the date in the data with the entry's date by the calendar, show a new day as a new \
      day, and add an entry at the next midnight.
      """
  )
}

package enum DayMistake: String, ClauseWord {
  case pastDay = "past day"
}
