import WidgetModel

/// A number keeps all its digits in every region.
///
/// Source: https://github.com/home-assistant/iOS/issues/4391.
struct NumbersKeepDigits: SecondAnswerClause {
  typealias Violation = LostDigits

  static let clause = Clause(
    Self.self,
    id: "CR-49",
    title: "a number keeps its digits in every region",
    statement: """
      A number is shown with the same digits in a region that groups digits with commas and in one that uses \
      apostrophes.
      """,
    party: .provider,
    rule: .cr49,
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      Format a number once, with `formatted()` or a `NumberFormatter`. Do not split or parse formatted text: the \
      separators of thousands and decimals differ by region.
      """
  )
}

/// The ways in which digits are lost.
package enum LostDigits: String, ClauseWord {
  /// The number is cut at a separator.
  case cut
}
