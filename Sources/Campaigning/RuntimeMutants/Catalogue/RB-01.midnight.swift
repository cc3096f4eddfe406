extension Mutant {
  /// The budget is counted from midnight to midnight.
  static let resetsAtMidnight = Mutant(
    "RB-01.midnight",
    breaks: "RB-01.runtime",
    "The budget is counted from midnight to midnight.",
    deciding: .counting(.budgetModel) { _ in 3 }
  )
}
