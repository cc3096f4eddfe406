import WidgetModel

extension Mutant {
  static let staleAtItsDate: [Mutant] = [
    Mutant(
      "LA-07.never",
      breaks: .staleAtItsDate,
      "No activity becomes stale.",
      deciding: .turning(.staleDateActs) { _ in false }
    ),
    Mutant(
      "LA-07.always",
      breaks: .staleAtItsDate,
      "Each activity is stale once it has started.",
      deciding: .turning(.staleDateActs) { _ in true }
    ),
    Mutant(
      "LA-07.stale-for-good",
      breaks: .staleAtItsDate,
      "A stale activity stays stale even after an update from its app.",
      deciding: .turning(.updateEndsStaleness) { _ in false }
    ),
  ]
}
