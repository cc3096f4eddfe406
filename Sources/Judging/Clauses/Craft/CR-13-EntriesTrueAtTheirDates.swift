import WidgetModel

/// An entry is true at its date.
///
/// Source: https://github.com/renaudjenny/TellTime/issues/19.
struct EntriesTrueAtTheirDates: SecondAnswerClause {
  typealias Violation = EntryUntruth

  static let clause = Clause(
    Self.self,
    id: "CR-13",
    title: "an entry shows what is so at its date",
    statement: """
      While an entry is shown, it shows what the same code with the same data would answer at that moment: it \
      neither follows the clock late nor repeats what was so when the timeline was made.
      """,
    party: .provider,
    rule: .cr13,
    facts: [.tl11],
    observes: [],
    needs: [.realCode, .timelines, .severalEntries],
    advice: """
      Compute what an entry shows from the entry's own date, and give entries the dates at which what is shown \
      changes: the full minute, the full five minutes, the next midnight.
      """
  )
}

package enum EntryUntruth: String, ClauseWord {
  /// Its content was already true some time before its date.
  case late
  /// It shows what the entry before it shows, although a new answer shows something else.
  case repeated
  /// It says today, tomorrow or yesterday for another day than a new answer does.
  case otherDay = "other day"
  /// Its content differs from a new answer, from the entry before it and from the first entry.
  case another = "another answer"
}
