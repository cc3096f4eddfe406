import WidgetModel

extension Mutant {
  static let standByReloadsFree: [Mutant] = [
    Mutant(
      "RB-21.stand-by-charged",
      breaks: .standByReloadsFree,
      "A refresh in StandBy is charged like any other reload.",
      deciding: .counting(.exemptCauses) {
        ReloadCauses(rawValue: $0).removing(.standBy).rawValue
      }
    ),
    Mutant(
      "RB-21.stand-by-ignored",
      breaks: .standByReloadsFree,
      "A refresh in StandBy reloads nothing.",
      deciding: .turning(.systemReloads) { $0.answer && !$0.causes.contains(.standBy) }
    ),
  ]
}
