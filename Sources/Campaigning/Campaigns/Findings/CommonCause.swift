import Clauses

/// Tells which violations of a bundle's code have one cause, and which of them is the nearest to it.
///
/// One line of the code, or one crash, is one cause whatever it breaks. A line that only names the
/// function or declaration round the fault joins what breaks the same clause. Crashes of one kind in one function are
/// one cause, such as a list that is too short for all of its readings. Beyond that there are
/// clauses of which one breaks because the other does.
enum CommonCause {
  /// Pairs of clauses: where both break in one scenario of a widget, the second does because of the
  /// first.
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

  /// Whether two violations are one finding.
  ///
  /// - Parameters:
  ///   - first: One of them, with what is known of it.
  ///   - second: The other.
  ///   - areShownTogether: Whether the shrunk scenario of one of them shows the other, or what the other needs.
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
    if isOneCrash(first, second) { return true }
    guard areShownTogether, first.violationClass.widget == second.violationClass.widget else {
      return false
    }
    let names = (first.violationClass.clause, second.violationClass.clause)
    return consequences.contains {
      ($0.cause, $0.effect) == names || ($0.effect, $0.cause) == names
    }
  }

  /// Whether both are crashes of one kind in one function, perhaps at several lines.
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

  /// The function in which a crash came, as its message names it; `nil` where none is known.
  private static func crashedFunction(_ violation: Violation) -> Substring? {
    let mark = " at \(violation.source) in "
    guard !violation.source.isEmpty, let range = violation.message.firstRange(of: mark) else {
      return nil
    }
    let rest = violation.message[range.upperBound...]
    return rest.firstRange(of: ": ").map { rest[..<$0.lowerBound] } ?? rest
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
