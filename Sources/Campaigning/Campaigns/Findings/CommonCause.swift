import Clauses

/// Decides which violations of a bundle's code have the same cause, and which is closest to it.
///
/// Violations at one line, from one crash, or from similar crashes in one function have the same
/// cause; a line that only names a declaration joins those of one clause. Otherwise the table of
/// clause pairs decides.
enum CommonCause {
  /// Pairs of clauses: if both break in one scenario of a widget, the first causes the second.
  private static let consequences: [(cause: ClauseID, effect: ClauseID)] = [
    (Clause.codeSurvives.id, Clause.missingDataHasEntry.id),
    (Clause.entryCarriesAll.id, Clause.viewIsPure.id),
    (Clause.datesNotCaptured.id, Clause.timelineNotStale.id),
    (Clause.completesOnce.id, Clause.offlineHasEntry.id),
    (Clause.completesOnce.id, Clause.missingDataHasEntry.id),
    (Clause.missingDataHasEntry.id, Clause.timelineHasEntries.id),
    (Clause.timelineInTime.id, Clause.timelineSoon.id),
    (Clause.failedLoadKeepsData.id, Clause.oneWriter.id),
    (Clause.daysByCalendar.id, Clause.entriesInOrder.id),
  ]

  /// Returns true if the scenario of one violation shows the other, or what it needs.
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
    if isOneCrash(first, second) { return true }
    guard areShownTogether, first.violationClass.widget == second.violationClass.widget else {
      return false
    }
    let names = (first.violationClass.clause, second.violationClass.clause)
    return consequences.contains {
      ($0.cause, $0.effect) == names || ($0.effect, $0.cause) == names
    }
  }

  /// Returns true if both are crashes of one kind in one function, perhaps at different lines.
  private static func isOneCrash(
    _ first: (violationClass: ViolationClass, violation: Violation),
    _ second: (violationClass: ViolationClass, violation: Violation)
  ) -> Bool {
    let (one, other) = (first.violationClass, second.violationClass)
    guard one.clause == other.clause, one.widget == other.widget,
      Clause.brokenByDeath.contains(one.clause), !isOfChance(one),
      one.kind.split(separator: " ").first == other.kind.split(separator: " ").first,
      let function = crashedFunction(first.violation)
    else { return false }
    return function == crashedFunction(second.violation)
  }

  /// Returns the function of a crash according to its message; `nil` if unknown.
  private static func crashedFunction(_ violation: Violation) -> Substring? {
    let mark = " at \(violation.source) in "
    guard !violation.source.isEmpty, let range = violation.message.firstRange(of: mark) else {
      return nil
    }
    let rest = violation.message[range.upperBound...]
    return rest.firstRange(of: ": ").map { rest[..<$0.lowerBound] } ?? rest
  }

  /// Returns the rank of a clause among those with the same cause; lower is closer to the cause.
  static func distance(of clause: ClauseID) -> Int {
    consequences.firstIndex { $0.cause == clause } ?? consequences.count
  }

  /// Returns true if the source line is random: an endless loop is stopped anywhere in its body.
  private static func isOfChance(_ violationClass: ViolationClass) -> Bool {
    violationClass.kind.hasPrefix("endlessLoop")
  }
}
