extension Mutant {
  /// The budget allows one reload more than the profile.
  static let oneReloadMore = Mutant(
    "AC-01.one-more",
    breaks: "AC-01.runtime",
    "The budget allows one reload more than the profile.",
    deciding: .counting(.dailyReloads) { $0 + 1 }
  )
}
