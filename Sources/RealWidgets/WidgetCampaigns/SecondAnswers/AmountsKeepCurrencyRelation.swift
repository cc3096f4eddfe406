import Clauses
import WidgetModel

/// Compares the amounts in two regions with the same data and language, if the data names a
/// currency; otherwise that of the region may be meant.
enum AmountsKeepCurrencyRelation: AnswerRelation {
  static let clause = Clause.amountsKeepCurrency

  static func compare(
    _ question: AnswerQuestion,
    of scenario: Scenario,
    number: Int?,
    at desk: AnswerDesk
  ) throws -> AnswerOutcome? {
    let question = question.withUsualData.asked(at: question.clock)
    let (home, abroad) = (question.inLocale("en_US"), question.inLocale("en_DE"))
    func isAbout(_ answer: EntryAnswer) -> Bool {
      answer.report.namesCurrency
        && answer.entry.plainTexts.contains { Amount($0.text) != nil }
    }
    return try desk.outcome(of: home, abroad, if: isAbout) { own, others in
      guard let (text, otherText) = changed(own, others) else { return nil }
      return AnswerDifference(
        kind: CurrencyMistake.followsRegion.rawValue,
        message: """
          with the same data the widget shows "\(text.text)" in the United States and "\(otherText.text)" in \
          Germany: the amount gets the currency of the phone's region
          """,
        comparison: Comparison(
          expected: "the currency of the data",
          actual: "\"\(text.text)\" and \"\(otherText.text)\""
        ),
        places: own.report.places(of: .currency) { _ in true } + own.report.places(of: text)
      )
    }
  }

  /// Returns the first texts with the same amount in two currencies.
  private static func changed(
    _ answer: EntryAnswer,
    _ other: EntryAnswer
  ) -> (DrawnText, DrawnText)? {
    answer.changedTexts(from: other).first { text, other in
      guard let amount = Amount(text.text), let same = Amount(other.text) else { return false }
      return amount.digits == same.digits && amount.currency != same.currency
    }
  }

  /// The digits of a text and the currency next to them.
  private struct Amount {
    let digits: String
    let currency: String

    init?(_ text: String) {
      digits = text.filter(\.isASCIIDigit)
      let code = text.split { !$0.isLetter }.first { Amount.codes.contains(String($0)) }
      let sign = text.first { $0.isCurrencySymbol }
      guard !digits.isEmpty, let found = code.map(String.init) ?? sign.map(String.init) else {
        return nil
      }
      currency = Amount.ofSigns[found] ?? found
    }

    private static let ofSigns = ["$": "USD", "€": "EUR", "£": "GBP"]

    private static let codes: Set<String> = [
      "AUD", "BRL", "CAD", "CHF", "CNY", "CZK", "DKK", "EUR", "GBP", "HKD", "HUF", "ILS", "INR",
      "JPY", "KRW", "MXN", "NOK", "NZD", "PLN", "SEK", "SGD", "THB", "TRY", "USD", "ZAR",
    ]
  }
}
