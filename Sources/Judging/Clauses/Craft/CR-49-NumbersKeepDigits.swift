import WidgetModel

/// A number has the same digits in each region.
///
/// Source: https://github.com/home-assistant/iOS/issues/4391.
struct NumbersKeepDigits: SecondAnswerClause {
  typealias Violation = LostDigits

  static let clause = Clause(
    Self.self,
    id: "CR-49",
    title: "a number has all its digits in each region",
    statement: """
      A number on display has the same digits in a region that groups them by commas and in one that groups them by \
      apostrophes.
      """,
    party: .provider,
    rule: .cr49,
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      Format a number once, with `formatted()` or a `NumberFormatter`, and cut or read no text that was formatted: \
      what divides thousands and decimals is another sign in each region.
      """
  )
}

/// How a number is written.
package enum LostDigits: String, ClauseWord {
  /// It is cut where another region divides it.
  case cut
}
