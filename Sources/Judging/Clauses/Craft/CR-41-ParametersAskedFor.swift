import WidgetModel

/// A choice in a widget's configuration has an effect.
///
/// Source: https://github.com/knotbin/memento/issues/5.
struct ParametersAskedFor: SecondAnswerClause {
  typealias Violation = IgnoredParameter

  static let clause = Clause(
    Self.self,
    id: "CR-41",
    title: "a choice in the configuration counts",
    statement: """
      Code asks for each parameter of a widget's configuration, for some choice, family and data.
      """,
    party: .provider,
    rule: .cr41,
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      Bring the parameter into the entry and let the view, or what is loaded, follow it; or take it out of the \
      configuration. See https://github.com/knotbin/memento/issues/5.
      """
  )
}

package enum IgnoredParameter: String, ClauseWord {
  case neverRead = "never read"
}
