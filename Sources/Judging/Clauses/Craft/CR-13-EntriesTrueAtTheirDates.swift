import WidgetModel

// Source: https://github.com/renaudjenny/TellTime/issues/19.
/// An entry is true at its date.
struct EntriesTrueAtTheirDates: SecondAnswerClause {
  typealias Violation = EntryUntruth

  static let clause = Clause(
    Self.self,
    id: "CR-13",
    title: "an entry shows what is true at its date",
    statement: """
      At its date, an entry shows what the same code with the same data would answer then: it is \
      not dated later than the change that it shows, and does not repeat the previous entry after \
      a change.
      """,
    party: .provider,
    rule: .cr13,
    facts: [.tl11],
    observes: [],
    needs: [.realCode, .timelines, .severalEntries],
    advice: """
      Compute what an entry shows from the entry's own date, and date entries at the moments at \
      which the content changes: the full minute, the full five minutes, the next midnight.
      """
  )
}

package enum EntryUntruth: String, ClauseWord {
  /// Its content was already true some time before its date.
  case late
  /// It repeats the previous entry, although a new answer shows something else.
  case repeated
  /// It says today, tomorrow or yesterday for another day than a new answer does.
  case otherDay = "other day"
  /// Its content differs from a new answer, from the entry before it and from the first entry.
  case another = "another answer"
}
