import WidgetModel

/// An age or a countdown on display moves on with the time.
///
/// Source: https://github.com/steipete/CodexBar/pull/3445.
struct AgesMoveOn: SecondAnswerClause {
  typealias Violation = StandingAge

  static let clause = Clause(
    Self.self,
    id: "CR-19",
    title: "ages and countdowns move on",
    statement: """
      While an entry is shown, no text in it says a span of time from or to the present that has become wrong by \
      five of its smallest units.
      """,
    party: .view,
    rule: .cr19,
    facts: [.tl11],
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      Use a text that keeps itself up to date, such as `Text(date, style: .relative)`, with an entry at the date \
      itself that shows what is so from then on; or give the timeline an entry for each step that the text shows.
      """
  )
}

package enum StandingAge: String, ClauseWord {
  case standing
}
