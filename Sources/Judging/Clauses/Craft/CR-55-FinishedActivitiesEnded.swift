import WidgetModel

/// A Live Activity that is over is ended.
///
/// Source: https://github.com/pingdotgg/t3code/issues/11939.
struct FinishedActivitiesEnded: SecondAnswerClause {
  typealias Violation = UnendedActivity

  static let clause = Clause(
    Self.self,
    id: "CR-55",
    title: "an activity that is over is ended",
    statement: """
      A Live Activity that a tap updates, so that the code then starts another one beside it or in its place, is ended \
      by that tap.
      """,
    party: .app,
    rule: .cr55,
    facts: [.la35],
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      Give the last state with `end(_:dismissalPolicy:)` in place of `update(_:)`: the system then takes the activity \
      away, after four hours at most, or when you say.
      """
  )
}

/// How an activity is left.
package enum UnendedActivity: String, ClauseWord {
  /// It was updated for the last time.
  case onlyUpdated = "only updated"
}
