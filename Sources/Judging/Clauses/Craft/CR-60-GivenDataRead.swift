import WidgetModel

// Source: https://github.com/fasky-software/flutter_widgetkit/issues/11.
/// Code reads shared data under the names that the app uses.
struct GivenDataRead: SecondAnswerClause {
  typealias Violation = StrangeName

  static let clause = Clause(
    Self.self,
    id: "CR-60",
    title: "shared data is read under the app's names",
    statement: """
      If the fixtures give keys or files for an app group, code that reads the group's shared data \
      names at least one of them.
      """,
    party: .provider,
    rule: .cr60,
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      Read the key or file that the app writes; a constant that app and widget share keeps them \
      equal. If the app does write the one that is read, add it to the fixtures.
      """
  )
}

package enum StrangeName: String, ClauseWord {
  /// Code reads a name that fixtures do not give, and none of those that they give.
  case otherName = "other name"
}
