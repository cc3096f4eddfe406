import WidgetModel

// Source: https://github.com/pingdotgg/t3code/issues/11939.
/// A finished Live Activity is ended.
struct FinishedActivitiesEnded: SecondAnswerClause {
  typealias Violation = UnendedActivity

  static let clause = Clause(
    Self.self,
    id: "CR-55",
    title: "a finished activity is ended",
    statement: """
      If a tap updates a Live Activity and the code then treats it as finished, so that it starts \
      another one, the tap ends the activity.
      """,
    party: .app,
    rule: .cr55,
    facts: [.la35],
    observes: [],
    needs: [.realCode, .activities],
    advice: """
      Send the final state with `end(_:dismissalPolicy:)` instead of `update(_:)`. The system then \
      removes the activity after at most four hours, or at the date you give.
      """
  )
}

package enum UnendedActivity: String, ClauseWord {
  case onlyUpdated = "only updated"
}
