import WidgetModel

/// What is loaded over the network is loaded again.
///
/// Source: https://github.com/Sendeky/weatherkit-weather-app/issues/1.
struct LoadedAgain: SecondAnswerClause {
  typealias Violation = SingleLoad

  static let clause = Clause(
    Self.self,
    id: "CR-52",
    title: "what is loaded is loaded again",
    statement: """
      A widget that shows what it loads over the network asks for another timeline by itself.
      """,
    party: .provider,
    rule: .cr52,
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      Give the timeline a policy such as `.after` in half an hour. With `.never` the widget shows what it loaded once \
      until somebody opens the app, however old it is by then.
      """
  )
}

/// How often a widget loads.
package enum SingleLoad: String, ClauseWord {
  /// It never asks again.
  case neverAgain = "never again"
}
