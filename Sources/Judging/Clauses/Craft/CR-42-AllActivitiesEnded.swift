import WidgetModel

/// A button that ends Live Activities ends all of them.
///
/// Source: https://github.com/Kilo-Org/cloud/pull/5881.
struct AllActivitiesEnded: SecondAnswerClause {
  typealias Violation = ActivityLeft

  static let clause = Clause(
    Self.self,
    id: "CR-42",
    title: "a button that ends activities leaves none",
    statement: """
      Where two Live Activities run, a button of a widget that ends whichever comes first, and with a second tap the \
      other one, ends both with the first tap.
      """,
    party: .app,
    rule: .cr42,
    facts: [.la35],
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      Go through `Activity.activities` and end each of them: `first` leaves the others on the Lock Screen, where \
      nothing tells the person that one more tap would end them. See https://github.com/Kilo-Org/cloud/pull/5881.
      """
  )
}

/// What a button leaves behind.
package enum ActivityLeft: String, ClauseWord {
  /// One activity of several was ended.
  case onlyFirst = "only the first ended"
}
