import Clauses
import WidgetModel

/// Compares the reload dates after a failed and after a successful load, both at nine in the
/// morning.
///
/// Skips widgets that show stored data after a failed load, and the policy `.never` (CR-18).
enum FailedLoadRetriedSoonRelation: AnswerRelation {
  static let clause = Clause.failedLoadRetriedSoon

  /// The longest wait without data.
  private static let patience = Interval.hours(6)

  static func compare(
    _ question: AnswerQuestion,
    of scenario: Scenario,
    number: Int?,
    at desk: AnswerDesk
  ) throws -> AnswerOutcome? {
    let usual = question.withUsualData
    guard let day = LocalDay(after: usual.clock, usual.surroundings.zone) else { return nil }
    let served = usual.asked(at: day.early + .hours(9) - .minutes(5))
    let stores = Surroundings.Store.allCases.filter { $0 != .corrupt }
    var outcome: AnswerOutcome?
    for store in number.map({ [stores[$0 % stores.count]] }) ?? stores {
      let served = served.changing { $0.store = store }
      outcome = try compare(served, at: desk) ?? outcome
      if case .different = outcome { break }
    }
    return outcome
  }

  private static func compare(
    _ served: AnswerQuestion,
    at desk: AnswerDesk
  ) throws -> AnswerOutcome? {
    let failed = served.changing { $0.network = .offline }
    let bare = failed.changing { $0.store = .empty }
    guard let report = try desk.probedReport(of: failed), report.hasAsked,
      let wait = report.wait(of: failed), wait != .max
    else { return nil }
    guard wait > patience.microseconds else { return .alike }
    return try desk.outcome { report in
      guard let after = try report(failed), after.hasAsked, let wait = after.wait(of: failed),
        wait > patience.microseconds, let entry = after.entry(for: failed),
        let usual = try report(served), let there = usual.entry(for: served)?.drawing,
        there != entry.drawing, usual.wait(of: served) == wait,
        try failed == bare || report(bare)?.entry(for: bare)?.drawing == entry.drawing
      else { return nil }
      let hours = wait / Interval.hours(1).microseconds
      return AnswerDifference(
        kind: LateRetry.asAfterSuccess.rawValue,
        message: """
          after a failed load the widget shows \(entry.words) and asks again only after \(hours) hours, as after a \
          successful load
          """,
        comparison: Comparison(expected: "a retry soon", actual: "one in \(hours) hours"),
        places: after.timelinePlaces + after.loads
      )
    }
  }
}

extension CaseReport {
  /// Returns the microseconds until the next request, `Int64.max` for never.
  fileprivate func wait(of question: AnswerQuestion) -> Int64? {
    guard let timeline = drawnTimelines.first else { return nil }
    return timeline.reload == .max ? .max : timeline.reload - question.clock.microseconds
  }
}
