import WidgetModel

extension Mutant {
  static let sessionsFree: [Mutant] = [
    Mutant(
      "RB-15.audio-charged",
      breaks: .sessionsFree,
      "A reload that the app calls for during an audio session is charged like any other.",
      deciding: .counting(.exemptCauses) {
        ReloadCauses(rawValue: $0).removing(.appWithAudio).rawValue
      }
    ),
    Mutant(
      "RB-15.audio-costs",
      breaks: .sessionsFree,
      "A reload that the app calls for during an audio session goes first but is still charged.",
      deciding: .turning(.exemptIsFree) { $0.answer && !$0.causes.contains(.appWithAudio) }
    ),
    Mutant(
      "RB-15.audio-unnoticed",
      breaks: .sessionsFree,
      "The runtime does not notice that the app has an audio session.",
      deciding: .turning(.audioIsCause) { _ in false }
    ),
    Mutant(
      "RB-15.audio-waits",
      breaks: .sessionsFree,
      "A reload that the app calls for during an audio session costs nothing but waits for budget.",
      deciding: .answering(.exemptGoesFirst) { $0.answer && !$0.causes.contains(.appWithAudio) }
    ),
    Mutant(
      "RB-15.navigation-charged",
      breaks: .sessionsFree,
      "A reload that the app calls for during a navigation session is charged like any other.",
      deciding: .counting(.exemptCauses) {
        ReloadCauses(rawValue: $0).removing(.appWithNavigation).rawValue
      }
    ),
    Mutant(
      "RB-15.navigation-costs",
      breaks: .sessionsFree,
      "A reload that the app calls for during a navigation session goes first but is still charged.",
      deciding: .turning(.exemptIsFree) { $0.answer && !$0.causes.contains(.appWithNavigation) }
    ),
    Mutant(
      "RB-15.navigation-unnoticed",
      breaks: .sessionsFree,
      "The runtime does not notice that the app has a navigation session.",
      deciding: .turning(.navigationIsCause) { _ in false }
    ),
    Mutant(
      "RB-15.navigation-waits",
      breaks: .sessionsFree,
      "A reload that the app calls for during a navigation session costs nothing but waits for budget.",
      deciding: .answering(.exemptGoesFirst) {
        $0.answer && !$0.causes.contains(.appWithNavigation)
      }
    ),
    Mutant(
      "RB-15.sessions-linger",
      breaks: .sessionsFree,
      "Audio and navigation sessions count on after they have ended.",
      editing: { step in
        switch step.input {
        case .audioSession(false): step.state.core.phone.hasAudio = step.before.core.phone.hasAudio
        case .navigationSession(false):
          step.state.core.phone.hasNavigation = step.before.core.phone.hasNavigation
        default: return
        }
      }
    ),
  ]
}
