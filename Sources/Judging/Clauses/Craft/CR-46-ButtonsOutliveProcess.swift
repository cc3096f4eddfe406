import WidgetModel

// Source: https://github.com/Automattic/pocket-casts-ios/pull/4949.
/// A Live Activity's button also works after the app's process ended.
struct ButtonsOutliveProcess: SecondAnswerClause {
  typealias Violation = DeadButton

  static let clause = Clause(
    Self.self,
    id: "CR-46",
    title: "a Live Activity's buttons work after a relaunch",
    statement: """
      A button in a Live Activity that changes the activity in the process that started it also \
      has an effect in the app's next process.
      """,
    party: .app,
    rule: .cr46,
    facts: [.la35],
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      The system may end an app's process at any time, and its Live Activities keep running with \
      their buttons. Take what the tap needs from the activity in `Activity.activities`; if the \
      content ends with the process, end the activity. See \
      https://github.com/Automattic/pocket-casts-ios/pull/4949.
      """
  )
}

package enum DeadButton: String, ClauseWord {
  case dead
}
