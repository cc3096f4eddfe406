import WidgetModel

// Source: https://github.com/Sendeky/weatherkit-weather-app/issues/1.
/// Content from the network is loaded again.
struct LoadedAgain: SecondAnswerClause {
  typealias Violation = SingleLoad

  static let clause = Clause(
    Self.self,
    id: "CR-52",
    title: "network content is loaded again",
    statement: """
      A widget that shows content from the network requests another timeline within a week. The \
      limit of a week is this project's own.
      """,
    party: .provider,
    rule: .cr52,
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      Give the timeline a policy such as `.after` 30 minutes. With `.never`, the widget shows its \
      first content until the app requests a reload. `addingTimeInterval` takes seconds.
      """
  )
}

package enum SingleLoad: String, ClauseWord {
  case late = "only after more than a week"
  case neverAgain = "never again"
}
