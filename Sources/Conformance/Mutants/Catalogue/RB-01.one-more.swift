extension Mutant {
  /// The budget allows one reload more than the profile.
  static let oneReloadMore = Mutant(
    "RB-01.one-more",
    breaks: "RB-01.runtime",
    "The budget allows one reload more than the profile.",
    deciding: .counting(.dailyReloads) { $0 + 1 }
  )
}
