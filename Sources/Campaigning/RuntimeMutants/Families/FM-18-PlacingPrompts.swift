import WidgetModel

extension Mutant {
  /// The mutants that the clause `PlacingPrompts` must catch.
  static let placingPrompts: [Mutant] = [
    Mutant(
      "FM-18.silent",
      breaks: .placingPrompts,
      "The configuration of no widget is asked for.",
      deciding: .turning(.addingPrompts) { _ in false }
    ),
    Mutant(
      "FM-18.always",
      breaks: .placingPrompts,
      "The configuration of every widget is asked for.",
      deciding: .turning(.addingPrompts) { _ in true }
    ),
  ]
}
