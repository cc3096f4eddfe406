extension Mutant {
  /// The mutants that the clause `HardDeadline` must catch.
  static let hardDeadline: [Mutant] = [
    Mutant(
      "DL-03.earlier",
      breaks: .hardDeadline,
      "An answer that comes at exactly the deadline does not count.",
      deciding: .comparing(.answerInTime) { $0 < $1 }
    ),
    Mutant(
      "DL-03.later",
      breaks: .hardDeadline,
      "An answer that comes one tick after the deadline still counts.",
      deciding: .counting(.timelineHardDeadline) { $0 + 1 }
    ),
    Mutant(
      "DL-03.never",
      breaks: .hardDeadline,
      "A timeline may take twice as long as the deadline.",
      deciding: .counting(.timelineHardDeadline) { 2 * $0 }
    ),
    Mutant(
      "DL-03.soft",
      breaks: .hardDeadline,
      "A request is given up at the time within which it should be answered.",
      deciding: .counting(.timelineHardDeadline) { min($0, 5_000_000) }
    ),
  ]
}
