import WidgetModel

extension Mutant {
  static let foregroundFree: [Mutant] = [
    Mutant(
      "RB-12.background-free",
      breaks: .foregroundFree,
      "A reload that the app calls for without any session costs nothing.",
      deciding: .turning(.otherIsCharged) { $0.answer && !$0.causes.contains(.app) }
    ),
    Mutant(
      "RB-12.foreground-charged",
      breaks: .foregroundFree,
      "A reload that the app calls for in the foreground is charged like any other.",
      deciding: .counting(.exemptCauses) {
        ReloadCauses(rawValue: $0).removing(.appInForeground).rawValue
      }
    ),
    Mutant(
      "RB-12.foreground-costs",
      breaks: .foregroundFree,
      "A reload that the app calls for in the foreground goes first but is still charged.",
      deciding: .turning(.exemptIsFree) { $0.answer && !$0.causes.contains(.appInForeground) }
    ),
    Mutant(
      "RB-12.foreground-lingers",
      breaks: .foregroundFree,
      "The app counts as in the foreground even after it has left it.",
      editing: { step in
        let wasInFront = step.before.core.phone.isForeground
        guard case .foreground(false) = step.input, wasInFront else { return }
        step.state.core.phone.isForeground = true
      }
    ),
    Mutant(
      "RB-12.foreground-unnoticed",
      breaks: .foregroundFree,
      "The runtime does not notice that the app is in the foreground.",
      deciding: .turning(.foregroundIsCause) { _ in false }
    ),
    Mutant(
      "RB-12.foreground-waits",
      breaks: .foregroundFree,
      "A reload that the app calls for in the foreground costs nothing but waits for budget.",
      deciding: .answering(.exemptGoesFirst) { $0.answer && !$0.causes.contains(.appInForeground) }
    ),
  ]
}
