import WidgetModel

/// A failed load does not look like an answer that has nothing.
///
/// Source: https://github.com/skjiisa/Tickmate-iOS/issues/68.
struct FailedLoadNotNothing: SecondAnswerClause {
  typealias Violation = MistakenNothing

  static let clause = Clause(
    Self.self,
    id: "CR-53",
    title: "a failed load is not shown as nothing",
    statement: """
      What a widget shows after a failed load is not a number 0, or that there is nothing, as after an answer that is \
      empty.
      """,
    party: .provider,
    rule: .cr53,
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      Keep apart what could not be loaded and what is empty: let the load throw or return `nil`, and show the last \
      value, a dash or a note. `?? []` makes a failure an empty answer.
      """
  )
}

/// How a failed load is shown.
package enum MistakenNothing: String, ClauseWord {
  /// As an answer that has nothing.
  case asNothing = "as nothing"
}
