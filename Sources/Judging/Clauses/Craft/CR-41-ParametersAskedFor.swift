import WidgetModel

// Source: https://github.com/knotbin/memento/issues/5.
/// A choice in a widget's configuration has an effect.
struct ParametersAskedFor: SecondAnswerClause {
  typealias Violation = IgnoredParameter

  static let clause = Clause(
    Self.self,
    id: "CR-41",
    title: "each configuration parameter is read",
    statement: """
      The code reads each parameter of a widget's configuration, with at least one choice, family \
      or state of the data.
      """,
    party: .provider,
    rule: .cr41,
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      Put the parameter into the entry and let the view, or the loaded data, depend on it; or \
      remove it from the configuration. See https://github.com/knotbin/memento/issues/5.
      """
  )
}

package enum IgnoredParameter: String, ClauseWord {
  case neverRead = "never read"
}
