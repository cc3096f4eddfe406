import WidgetModel

extension Mutant {
  /// A reload after an intent of the widget is charged like any other.
  static let interactionCharged = Mutant(
    "RB-16.intent-charged",
    breaks: "RB-16.runtime",
    "A reload after an intent of the widget is charged like any other.",
    deciding: .counting(.exemptCauses) {
      ReloadCauses(rawValue: $0).removing(.interaction).rawValue
    }
  )
}
