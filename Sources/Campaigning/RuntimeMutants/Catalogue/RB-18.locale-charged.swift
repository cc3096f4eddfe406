import WidgetModel

extension Mutant {
  /// A reload after a change of the locale is charged like any other.
  static let localeChangeCharged = Mutant(
    "RB-18.locale-charged",
    breaks: "RB-18.runtime",
    "A reload after a change of the locale is charged like any other.",
    deciding: .counting(.exemptCauses) {
      ReloadCauses(rawValue: $0).removing(.localeChange).rawValue
    }
  )
}
