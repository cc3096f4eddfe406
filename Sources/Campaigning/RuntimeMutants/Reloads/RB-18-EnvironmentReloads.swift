import WidgetModel

extension Mutant {
  static let environmentReloads: [Mutant] = [
    Mutant(
      "RB-18.first-placed-only",
      breaks: .environmentReloads,
      "A change of the locale reloads only the first placed widget.",
      deciding: .turning(.localeReloads) { $0.answer && $0.placement.number == 0 }
    ),
    Mutant(
      "RB-18.locale-charged",
      breaks: .environmentReloads,
      "A reload after a change of the locale is charged like any other.",
      deciding: .counting(.exemptCauses) {
        ReloadCauses(rawValue: $0).removing(.localeChange).rawValue
      }
    ),
    Mutant(
      "RB-18.locale-costs",
      breaks: .environmentReloads,
      "A reload after a change of the locale goes first but is still charged.",
      deciding: .turning(.exemptIsFree) { $0.answer && !$0.causes.contains(.localeChange) }
    ),
    Mutant(
      "RB-18.locale-ignored",
      breaks: .environmentReloads,
      "A change of the locale reloads nothing.",
      deciding: .turning(.localeReloads) { _ in false }
    ),
    Mutant(
      "RB-18.locale-waits",
      breaks: .environmentReloads,
      "A reload after a change of the locale costs nothing but waits for budget.",
      deciding: .answering(.exemptGoesFirst) { $0.answer && !$0.causes.contains(.localeChange) }
    ),
    Mutant(
      "RB-18.text-size-charged",
      breaks: .environmentReloads,
      "A reload after a change of the text size is charged like any other.",
      deciding: .counting(.exemptCauses) {
        ReloadCauses(rawValue: $0).removing(.textSizeChange).rawValue
      }
    ),
    Mutant(
      "RB-18.text-size-costs",
      breaks: .environmentReloads,
      "A reload after a change of the text size goes first but is still charged.",
      deciding: .turning(.exemptIsFree) { $0.answer && !$0.causes.contains(.textSizeChange) }
    ),
    Mutant(
      "RB-18.text-size-ignored",
      breaks: .environmentReloads,
      "A change of the text size reloads nothing.",
      deciding: .turning(.textSizeReloads) { _ in false }
    ),
    Mutant(
      "RB-18.text-size-waits",
      breaks: .environmentReloads,
      "A reload after a change of the text size costs nothing but waits for budget.",
      deciding: .answering(.exemptGoesFirst) { $0.answer && !$0.causes.contains(.textSizeChange) }
    ),
  ]
}
