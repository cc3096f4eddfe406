import WidgetModel

extension Mutant {
  static let buttonsRestInCarPlay: [Mutant] = [
    Mutant(
      "LA-41.acts",
      breaks: .buttonsRestInCarPlay,
      "A button acts in CarPlay.",
      deciding: .turning(.carPlayTapsRest) { _ in false }
    ),
    Mutant(
      "LA-41.dead",
      breaks: .buttonsRestInCarPlay,
      "A button of an activity has no effect anywhere.",
      deciding: .turning(.activityButtonActs) { _ in false }
    ),
    Mutant(
      "LA-41.unlocked",
      breaks: .buttonsRestInCarPlay,
      "A button of an activity acts on a locked phone without authentication.",
      deciding: .turning(.lockedButtonAuthenticates) { _ in false }
    ),
    Mutant(
      "LA-41.authenticates",
      breaks: .buttonsRestInCarPlay,
      "A button of an activity asks an unlocked phone for authentication.",
      deciding: .turning(.lockedButtonAuthenticates) { _ in true }
    ),
  ]
}
