import Clauses

/// Tells which violations of a bundle's code have one cause, and which of them is the nearest to it.
///
/// One line of the code, or one crash, is one cause whatever it breaks. A line that only names the
/// function or declaration round the fault joins what breaks the same clause. Beyond that there are
/// clauses of which one breaks because the other does.
enum CommonCause {
  /// Pairs of clauses: where both break in one scenario of a widget, the second does because of the
  /// first.
  private static let consequences: [(cause: ClauseID, effect: ClauseID)] = [
    (Clause.codeSurvives.id, Clause.missingDataHasEntry.id),
    (Clause.entryCarriesAll.id, Clause.viewIsPure.id),
    (Clause.datesNotCaptured.id, Clause.timelineNotStale.id),
    (Clause.missingDataHasEntry.id, Clause.timelineHasEntries.id),
    (Clause.timelineInTime.id, Clause.timelineSoon.id),
  ]

  /// Whether two violations are one finding.
  ///
  /// - Parameters:
  ///   - first: One of them, with what is known of it.
  ///   - second: The other.
  ///   - areShownTogether: Whether the shrunk scenario of one of them shows the other.
  /// - Returns: Whether they are.
  static func isShared(
    _ first: (violationClass: ViolationClass, violation: Violation),
    _ second: (violationClass: ViolationClass, violation: Violation),
    areShownTogether: Bool
  ) -> Bool {
    if !first.violation.source.isEmpty, first.violation.source == second.violation.source,
      !isOfChance(first.violationClass), !isOfChance(second.violationClass),
      first.violation.hasOwnLine && second.violation.hasOwnLine
        || first.violationClass.clause == second.violationClass.clause
    {
      return true
    }
    guard areShownTogether, first.violationClass.widget == second.violationClass.widget else {
      return false
    }
    let names = (first.violationClass.clause, second.violationClass.clause)
    return consequences.contains {
      ($0.cause, $0.effect) == names || ($0.effect, $0.cause) == names
    }
  }

  /// The place of a clause among those of one cause: lower is nearer to the cause.
  static func distance(of clause: ClauseID) -> Int {
    consequences.firstIndex { $0.cause == clause } ?? consequences.count
  }

  /// Whether the line of a class is a matter of chance: where in a loop its end is met.
  private static func isOfChance(_ violationClass: ViolationClass) -> Bool {
    violationClass.kind.hasPrefix("endlessLoop")
  }
}
