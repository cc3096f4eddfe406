extension Mutant {
  /// A reload that the app calls for during a navigation session goes first and is charged all the same.
  static let appWithNavigationCosts = Mutant(
    "RB-15.navigation-costs",
    breaks: "RB-15.runtime",
    "A reload that the app calls for during a navigation session goes first and is charged all the same.",
    deciding: .answering(.exemptIsFree) { $0.answer && !$0.causes.contains(.appWithNavigation) }
  )
}
