import WidgetModel

// Source: https://github.com/arjun-dureja/SubWidget/pull/18.
/// After a failed load, a widget does not look as if nothing were set up.
struct FailedLoadAsksNothing: SecondAnswerClause {
  typealias Violation = MistakenEmptiness

  static let clause = Clause(
    Self.self,
    id: "CR-21",
    title: "a failed load does not ask for setup again",
    statement: """
      If a load fails, a widget whose app has stored the person's choice does not ask the person \
      to choose again.
      """,
    party: .provider,
    rule: .cr21,
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      When the network fails, show what is stored, with its age. Ask the person to set something \
      up only if nothing is stored.
      """
  )
}

package enum MistakenEmptiness: String, ClauseWord {
  /// It asks a person for what is stored.
  case asksAgain = "asks again"
}
