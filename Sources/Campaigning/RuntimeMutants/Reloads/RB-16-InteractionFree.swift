import WidgetModel

extension Mutant {
  static let interactionFree: [Mutant] = [
    Mutant(
      "RB-16.intent-charged",
      breaks: .interactionFree,
      "A reload after an intent of the widget is charged like any other.",
      deciding: .counting(.exemptCauses) {
        ReloadCauses(rawValue: $0).removing(.interaction).rawValue
      }
    ),
    Mutant(
      "RB-16.intent-costs",
      breaks: .interactionFree,
      "A reload after an intent of the widget goes first but is still charged.",
      deciding: .turning(.exemptIsFree) { $0.answer && !$0.causes.contains(.interaction) }
    ),
    Mutant(
      "RB-16.intent-waits",
      breaks: .interactionFree,
      "A reload after an intent of the widget costs nothing but waits for budget.",
      deciding: .answering(.exemptGoesFirst) { $0.answer && !$0.causes.contains(.interaction) }
    ),
  ]
}
