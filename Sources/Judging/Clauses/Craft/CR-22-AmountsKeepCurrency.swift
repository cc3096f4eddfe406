import WidgetModel

/// An amount keeps the currency of its data.
///
/// Source: https://github.com/woocommerce/woocommerce-ios/pull/7708.
struct AmountsKeepCurrency: SecondAnswerClause {
  typealias Violation = CurrencyMistake

  static let clause = Clause(
    Self.self,
    id: "CR-22",
    title: "amounts keep their currency",
    statement: """
      Where the data names a currency, the same amount has the same currency on display in each region; only the \
      form of the number is the region's.
      """,
    party: .view,
    rule: .cr22,
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      Format with the data's own code, `.currency(code: price.currencyCode)`, or set `currencyCode` of the \
      formatter: `Locale.current.currency` is the region's, which the amount is not in.
      """
  )
}

package enum CurrencyMistake: String, ClauseWord {
  case followsRegion = "follows the region"
}
