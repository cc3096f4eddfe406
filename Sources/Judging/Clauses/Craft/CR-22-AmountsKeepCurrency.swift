import WidgetModel

// Source: https://github.com/woocommerce/woocommerce-ios/pull/7708.
/// An amount keeps its data's currency.
struct AmountsKeepCurrency: SecondAnswerClause {
  typealias Violation = CurrencyMistake

  static let clause = Clause(
    Self.self,
    id: "CR-22",
    title: "amounts keep their currency",
    statement: """
      If the data names a currency, an amount is shown in that currency in every region; only the \
      number's format may follow the region.
      """,
    party: .view,
    rule: .cr22,
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      Format with the data's own code, `.currency(code: price.currencyCode)`, or set the \
      formatter's `currencyCode`: `Locale.current.currency` belongs to the region, not to the \
      amount.
      """
  )
}

package enum CurrencyMistake: String, ClauseWord {
  case followsRegion = "follows the region"
}
