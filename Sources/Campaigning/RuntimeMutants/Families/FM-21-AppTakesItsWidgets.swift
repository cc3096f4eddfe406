import WidgetModel

extension Mutant {
  static let appTakesItsWidgets: [Mutant] = [
    Mutant(
      "FM-21.first-taken-only",
      breaks: .appTakesItsWidgets,
      "An app that is removed takes only the first placed widget with it.",
      deciding: .turning(.appTakesWidgets) { $0.answer && $0.placement.number == 0 }
    ),
    Mutant(
      "FM-21.widgets-stay",
      breaks: .appTakesItsWidgets,
      "The widgets of a removed app continue.",
      deciding: .turning(.appTakesWidgets) { _ in false }
    ),
  ]
}
