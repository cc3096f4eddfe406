import WidgetModel

extension Mutant {
  /// A reload after a change of the text size is charged like any other.
  static let textSizeChangeCharged = Mutant(
    "RB-18.text-size-charged",
    breaks: "RB-18.runtime",
    "A reload after a change of the text size is charged like any other.",
    deciding: .counting(.exemptCauses) {
      ReloadCauses(rawValue: $0).removing(.textSizeChange).rawValue
    }
  )
}
