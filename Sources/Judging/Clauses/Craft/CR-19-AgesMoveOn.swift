import WidgetModel

// Source: https://github.com/steipete/CodexBar/pull/3445.
/// An age or a countdown on display keeps up with the time.
struct AgesMoveOn: SecondAnswerClause {
  typealias Violation = StandingAge

  static let clause = Clause(
    Self.self,
    id: "CR-19",
    title: "ages and countdowns keep up with the time",
    statement: """
      While an entry is shown, no text in it gives an age or a countdown that has become wrong by \
      five or more of its smallest units.
      """,
    party: .view,
    rule: .cr19,
    facts: [.tl11],
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      Use a text that updates itself, such as `Text(date, style: .relative)`, with an entry at the \
      date itself that shows what follows; or add an entry for each step that the text shows.
      """
  )
}

package enum StandingAge: String, ClauseWord {
  case standing
}
