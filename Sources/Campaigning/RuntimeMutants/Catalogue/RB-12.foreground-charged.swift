import WidgetModel

extension Mutant {
  /// A reload that the app calls for in the foreground is charged like any other.
  static let appInForegroundCharged = Mutant(
    "RB-12.foreground-charged",
    breaks: "RB-12.runtime",
    "A reload that the app calls for in the foreground is charged like any other.",
    deciding: .counting(.exemptCauses) {
      ReloadCauses(rawValue: $0).removing(.appInForeground).rawValue
    }
  )
}
