import WidgetModel

extension Mutant {
  /// The mutants that the clause `ActivityEndsWithAge` must catch.
  static let activityEndsWithAge: [Mutant] = [
    Mutant(
      "LA-02.ticks-late",
      breaks: .activityEndsWithAge,
      "An activity is ended two ticks after it is of age.",
      deciding: .counting(.activityActiveLimit) { $0 + 2 }
    ),
    Mutant(
      "LA-02.never",
      breaks: .activityEndsWithAge,
      "An activity that its app does not end goes on for ever.",
      deciding: .comparing(.activityIsOver) { _, _ in false }
    ),
  ]
}
