import WidgetModel

/// A load that failed is tried again the same day.
///
/// Source: https://github.com/wikimedia/wikipedia-ios/pull/3704.
struct FailedLoadRetriedSoon: SecondAnswerClause {
  typealias Violation = LateRetry

  static let clause = Clause(
    Self.self,
    id: "CR-28",
    title: "a load that failed is tried again soon",
    statement: """
      A widget that shows nothing of its data after a failed load does not wait as long for its next timeline as it \
      does after a load that succeeded, if that is more than 6 hours. Six hours are this project's own measure.
      """,
    party: .provider,
    rule: .cr28,
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      Give a timeline without its data a policy of its own, such as `.after` in a quarter of an hour: with the policy \
      of a success the widget stays empty for hours although the network is back. See \
      https://github.com/wikimedia/wikipedia-ios/pull/3704.
      """
  )
}

/// How a failed load is tried again.
package enum LateRetry: String, ClauseWord {
  /// When a load that succeeded would have been.
  case asAfterSuccess = "as after success"
}
