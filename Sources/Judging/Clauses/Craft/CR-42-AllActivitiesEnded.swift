import WidgetModel

// Source: https://github.com/Kilo-Org/cloud/pull/5881.
/// A button that ends Live Activities ends all of them.
struct AllActivitiesEnded: SecondAnswerClause {
  typealias Violation = ActivityLeft

  static let clause = Clause(
    Self.self,
    id: "CR-42",
    title: "a stop button ends every activity",
    statement: """
      A button that would end two running Live Activities one by one, with a tap each, ends both \
      with the first tap.
      """,
    party: .app,
    rule: .cr42,
    facts: [.la35],
    observes: [],
    needs: [.realCode, .activities],
    advice: """
      Loop over `Activity.activities` and end each one. `first` leaves the others on the Lock \
      Screen. See https://github.com/Kilo-Org/cloud/pull/5881.
      """
  )
}

package enum ActivityLeft: String, ClauseWord {
  case onlyFirst = "only the first ended"
}
