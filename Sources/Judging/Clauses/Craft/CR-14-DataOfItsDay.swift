import WidgetModel

/// Data of another day is not shown as today's.
///
/// Source: https://github.com/scastiel/kado/issues/82.
struct DataOfItsDay: SecondAnswerClause {
  typealias Violation = DayMistake

  static let clause = Clause(
    Self.self,
    id: "CR-14",
    title: "data of another day is not shown as today's",
    statement: """
      Where a widget says \"today\" or names the day, and its data carries the date of the day that it is about, \
      the same data is not shown unchanged two days later.
      """,
    party: .provider,
    rule: .cr14,
    facts: [.tl11],
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      Compare the date in the data with the entry's date by the calendar, and show a new day as a new day; give \
      the timeline an entry at the next midnight.
      """
  )
}

package enum DayMistake: String, ClauseWord {
  case pastDay = "past day"
}
