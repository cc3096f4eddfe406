extension Mutant {
  /// The budget allows one reload less at once than the profile.
  static let smallerBurst = Mutant(
    "RB-27.smaller-burst",
    breaks: "RB-27.runtime",
    "The budget allows one reload less at once than the profile.",
    deciding: .counting(.budgetBurst) { max(1, $0 - 1) }
  )
}
