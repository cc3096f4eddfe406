import WidgetModel

// Source: https://github.com/home-assistant/iOS/issues/4391.
/// A number keeps all its digits in every region.
struct NumbersKeepDigits: SecondAnswerClause {
  typealias Violation = LostDigits

  static let clause = Clause(
    Self.self,
    id: "CR-49",
    title: "a number keeps its digits in every region",
    statement: """
      A number is shown with the same digits in every region, regardless of its separators for \
      thousands and decimals.
      """,
    party: .provider,
    rule: .cr49,
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      Format a number once, with `formatted()` or a `NumberFormatter`, and do not split or parse \
      formatted text. Read what a server or file wrote with a fixed locale, `en_US_POSIX`: the \
      separators of thousands and decimals differ by region.
      """
  )
}

package enum LostDigits: String, ClauseWord {
  /// The number is cut at a separator.
  case cut
  /// It is missing where decimals have a comma.
  case gone
  /// Its digits have no separator where decimals have a comma.
  case shifted
}
