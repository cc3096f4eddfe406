extension Mutant {
  /// A restart of the phone fills the budget up.
  static let fullAtRestart = Mutant(
    "RB-27.full-at-restart",
    breaks: "RB-27.runtime",
    "A restart of the phone fills the budget up.",
    deciding: .answering(.budgetsSurviveReboot) { _ in false }
  )
}
