import WidgetModel

/// A button in a Live Activity does something after the app's process ended, too.
///
/// Source: https://github.com/Automattic/pocket-casts-ios/pull/4949.
struct ButtonsOutliveProcess: SecondAnswerClause {
  typealias Violation = DeadButton

  static let clause = Clause(
    Self.self,
    id: "CR-46",
    title: "a Live Activity's buttons work after a relaunch",
    statement: """
      A button in a Live Activity that changes it in the process that started it does something in the next one, too.
      """,
    party: .app,
    rule: .cr46,
    facts: [.la35],
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      The system ends an app's process at any time, and its Live Activities run on with their buttons. Take what the \
      tap needs from the activity in `Activity.activities`; where what it showed is over with the process, end it. \
      See https://github.com/Automattic/pocket-casts-ios/pull/4949.
      """
  )
}

package enum DeadButton: String, ClauseWord {
  case dead
}
