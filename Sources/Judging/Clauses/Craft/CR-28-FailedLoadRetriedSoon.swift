import WidgetModel

// Source: https://github.com/wikimedia/wikipedia-ios/pull/3704.
/// A failed load is retried within hours.
struct FailedLoadRetriedSoon: SecondAnswerClause {
  typealias Violation = LateRetry

  static let clause = Clause(
    Self.self,
    id: "CR-28",
    title: "a failed load is retried soon",
    statement: """
      If a widget has no data to show after a failed load, it does not wait as long for its next \
      timeline as after a successful load, when that wait exceeds 6 hours. The limit of 6 hours is \
      this project's own.
      """,
    party: .provider,
    rule: .cr28,
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      Give a timeline without data its own policy, such as `.after` 15 minutes. With the policy of \
      a successful load the widget stays empty for hours after the network returns. See \
      https://github.com/wikimedia/wikipedia-ios/pull/3704.
      """
  )
}

package enum LateRetry: String, ClauseWord {
  /// It comes when the next load after a success would.
  case asAfterSuccess = "as after success"
}
