import WidgetModel

extension Mutant {
  /// A reload that the app calls for during a navigation session is charged like any other.
  static let appWithNavigationCharged = Mutant(
    "RB-15.navigation-charged",
    breaks: "RB-15.runtime",
    "A reload that the app calls for during a navigation session is charged like any other.",
    deciding: .counting(.exemptCauses) {
      ReloadCauses(rawValue: $0).removing(.appWithNavigation).rawValue
    }
  )
}
