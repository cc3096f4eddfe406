extension Mutant {
  /// A failed reload gives its charge back to the budget.
  static let failuresFree = Mutant(
    "RB-01.failures-free",
    breaks: "RB-01.runtime",
    "A failed reload gives its charge back to the budget.",
    deciding: .answering(.failureRefundsCharge) { _ in true }
  )
}
