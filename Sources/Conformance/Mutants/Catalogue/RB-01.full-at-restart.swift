extension Mutant {
  /// A restart of the phone fills the budget up.
  static let fullAtRestart = Mutant(
    "RB-01.full-at-restart",
    breaks: "RB-01.runtime",
    "A restart of the phone fills the budget up.",
    deciding: .answering(.budgetsSurviveReboot) { _ in false }
  )
}
