import WidgetModel

// Source: https://github.com/skjiisa/Tickmate-iOS/issues/68.
/// A failed load is not shown as an empty result.
struct FailedLoadNotNothing: SecondAnswerClause {
  typealias Violation = MistakenNothing

  static let clause = Clause(
    Self.self,
    id: "CR-53",
    title: "a failed load is not shown as an empty result",
    statement: """
      After a failed load, a widget does not show the number 0, or that there is nothing, as it \
      would for an empty result.
      """,
    party: .provider,
    rule: .cr53,
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      Distinguish a failure from an empty result: let the load throw or return `nil`, and show the \
      last value, a dash or a note. `?? []` turns a failure into an empty result.
      """
  )
}

package enum MistakenNothing: String, ClauseWord {
  case asNothing = "as nothing"
}
