import WidgetModel

/// A failed load does not look as if nothing were set up.
///
/// Source: https://github.com/arjun-dureja/SubWidget/pull/18.
struct FailedLoadAsksNothing: SecondAnswerClause {
  typealias Violation = MistakenEmptiness

  static let clause = Clause(
    Self.self,
    id: "CR-21",
    title: "a failed load does not ask for what is set up",
    statement: """
      Where a load fails, a widget whose app has stored what the person chose does not ask the person to choose it.
      """,
    party: .provider,
    rule: .cr21,
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      Show what is stored, with its age, when the network fails, and ask the person to set something up only where \
      nothing is stored.
      """
  )
}

package enum MistakenEmptiness: String, ClauseWord {
  /// It asks a person for what is stored.
  case asksAgain = "asks again"
}
