extension Mutant {
  /// A reload that the app calls for during a navigation session costs nothing but waits for budget.
  static let appWithNavigationWaits = Mutant(
    "RB-15.navigation-waits",
    breaks: "RB-15.runtime",
    "A reload that the app calls for during a navigation session costs nothing but waits for budget.",
    deciding: .answering(.exemptGoesFirst) { $0.answer && !$0.causes.contains(.appWithNavigation) }
  )
}
