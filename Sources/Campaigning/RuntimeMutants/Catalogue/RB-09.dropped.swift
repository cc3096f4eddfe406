extension Mutant {
  /// A reload beyond the budget is dropped.
  static let droppedOverBudget = Mutant(
    "RB-09.dropped",
    breaks: "RB-09.runtime",
    "A reload beyond the budget is dropped.",
    deciding: .answering(.dropsOverBudget) { _ in true }
  )
}
