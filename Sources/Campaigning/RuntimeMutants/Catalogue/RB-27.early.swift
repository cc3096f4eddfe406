extension Mutant {
  /// A charged reload is granted one tick before the budget allows it.
  static let budgetTickEarly = Mutant(
    "RB-27.early",
    breaks: "RB-27.runtime",
    "A charged reload is granted one tick before the budget allows it.",
    deciding: .comparing(.budgetAffords) { $0 >= $1 - ($1 > 1 ? 35 : 0) }
  )
}
