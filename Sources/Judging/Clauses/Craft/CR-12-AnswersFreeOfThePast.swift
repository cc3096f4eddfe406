import WidgetModel

// Source: https://github.com/AThevon/TokenEater/pull/103.
/// An answer does not depend on earlier requests to the process.
struct AnswersFreeOfThePast: SecondAnswerClause {
  typealias Violation = PastDependence

  static let clause = Clause(
    Self.self,
    id: "CR-12",
    title: "an answer does not depend on earlier requests",
    statement: """
      A timeline shows the same content whether the extension's process has just started or has \
      answered other requests before.
      """,
    party: .provider,
    rule: .cr12,
    facts: [.sd05],
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      Read shared data and responses again in each request. The system may restart the process at \
      any time, so keep nothing in static variables or singletons that a new process would not \
      have, or check before use that it is still true.
      """
  )
}

package enum PastDependence: String, ClauseWord {
  /// The data changed since the process read it.
  case keptData = "kept data"
  /// Another request came just before.
  case earlierRequest = "earlier request"
}
