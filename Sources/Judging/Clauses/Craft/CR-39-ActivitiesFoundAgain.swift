import WidgetModel

// Source: https://github.com/awaseem/foqos/issues/21.
/// An app finds its Live Activities again after its process ended.
struct ActivitiesFoundAgain: SecondAnswerClause {
  typealias Violation = LostActivity

  static let clause = Clause(
    Self.self,
    id: "CR-39",
    title: "activities are found again after a relaunch",
    statement: """
      Code that does not start a second Live Activity while one runs does not start one in the \
      app's next process either.
      """,
    party: .app,
    rule: .cr39,
    facts: [.la35],
    observes: [],
    needs: [.realCode, .activities],
    advice: """
      The system may end an app's process at any time, and its Live Activities keep running. Look \
      for one in `Activity.activities` before you start another, and when you end it; a reference \
      in a variable is lost with the process.
      """
  )
}

package enum LostActivity: String, ClauseWord {
  case startedAgain = "started again"
}
