import WidgetModel

extension Mutant {
  static let startNeedsForeground: [Mutant] = [
    Mutant(
      "LA-03.from-behind",
      breaks: .startNeedsForeground,
      "An app starts activities from the background.",
      deciding: .turning(.startNeedsForeground) { _ in false }
    ),
    Mutant(
      "LA-03.never-in-front",
      breaks: .startNeedsForeground,
      "An app is refused activities for visibility in the foreground, too.",
      deciding: .turning(.startNeedsForeground) { _ in true }
    ),
  ]
}
