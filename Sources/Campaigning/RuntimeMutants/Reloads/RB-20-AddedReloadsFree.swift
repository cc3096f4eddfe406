import WidgetModel

extension Mutant {
  static let addedReloadsFree: [Mutant] = [
    Mutant(
      "RB-20.added-charged",
      breaks: .addedReloadsFree,
      "The reload of an added widget is charged like any other.",
      profile: "lenient",
      deciding: .counting(.exemptCauses) {
        ReloadCauses(rawValue: $0).removing(.added).rawValue
      }
    ),
    Mutant(
      "RB-20.added-costs",
      breaks: .addedReloadsFree,
      "The reload of an added widget goes first but is still charged.",
      profile: "lenient",
      deciding: .turning(.exemptIsFree) { $0.answer && !$0.causes.contains(.added) }
    ),
  ]
}
