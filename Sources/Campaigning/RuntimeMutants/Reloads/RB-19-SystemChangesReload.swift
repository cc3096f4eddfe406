import WidgetModel

extension Mutant {
  static let systemChangesReload: [Mutant] = [
    Mutant(
      "RB-19.account-ignored",
      breaks: .systemChangesReload,
      "Another account reloads nothing.",
      deciding: .turning(.systemReloads) { $0.answer && !$0.causes.contains(.accountChange) }
    ),
    Mutant(
      "RB-19.place-at-once",
      breaks: .systemChangesReload,
      "A new place reloads widgets that nobody sees.",
      deciding: .turning(.placeAwaitsSight) { _ in false }
    ),
    Mutant(
      "RB-19.place-ignored",
      breaks: .systemChangesReload,
      "A new place reloads nothing.",
      deciding: .turning(.systemReloads) { $0.answer && !$0.causes.contains(.locationChange) }
    ),
    Mutant(
      "RB-19.time-charged",
      breaks: .systemChangesReload,
      "A reload after a change of time is charged like any other.",
      deciding: .counting(.exemptCauses) {
        ReloadCauses(rawValue: $0).removing(.timeChange).rawValue
      }
    ),
    Mutant(
      "RB-19.account-costs",
      breaks: .systemChangesReload,
      "A reload after a change of the account goes first but is still charged.",
      deciding: .turning(.exemptIsFree) { $0.answer && !$0.causes.contains(.accountChange) }
    ),
  ]
}
