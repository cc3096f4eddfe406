import WidgetModel

extension Mutant {
  static let tokenIsGiven: [Mutant] = [
    Mutant(
      "LA-28.none",
      breaks: .tokenIsGiven,
      "No activity gets a token.",
      deciding: .turning(.tokenIsGiven) { _ in false }
    ),
    Mutant(
      "LA-28.to-all",
      breaks: .tokenIsGiven,
      "Each activity gets a token.",
      deciding: .turning(.tokenIsGiven) { _ in true }
    ),
  ]
}
