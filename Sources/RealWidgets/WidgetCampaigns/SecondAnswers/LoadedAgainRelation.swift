import Clauses
import WidgetModel

/// Checks that a widget with network content asks for its next timeline.
///
/// A widget has network content if its drawing differs when the network fails.
enum LoadedAgainRelation: AnswerRelation {
  static let clause = Clause.loadedAgain

  static func compare(
    _ question: AnswerQuestion,
    of scenario: Scenario,
    number: Int?,
    at desk: AnswerDesk
  ) throws -> AnswerOutcome? {
    let usual = question.withUsualData.asked(at: question.clock)
    let failed = usual.changing { $0.network = .offline }
    guard let report = try desk.probedReport(of: usual), report.hasAsked else { return nil }
    guard report.hasLateReload(after: usual.clock) else { return .alike }
    return try desk.outcome { report in
      guard let loaded = try report(usual), loaded.hasAsked,
        loaded.hasLateReload(after: usual.clock),
        let drawing = loaded.entry(for: usual)?.drawing,
        let without = try report(failed)?.entry(for: failed)?.drawing, without != drawing
      else { return nil }
      guard loaded.isLast else {
        let days = loaded.wait(after: usual.clock) / Interval.days(1).microseconds
        return AnswerDifference(
          kind: SingleLoad.late.rawValue,
          message: """
            the widget shows content from the network, and asks for the next timeline only after \(days) days
            """,
          comparison: Comparison(
            expected: "another timeline within a week",
            actual: "\(days) days"
          ),
          places: loaded.timelinePlaces
        )
      }
      return AnswerDifference(
        kind: SingleLoad.neverAgain.rawValue,
        message: """
          the widget shows content from the network, but its policy is never: hours later it shows the same content
          """,
        comparison: Comparison(expected: "another timeline", actual: "the policy never"),
        places: loaded.timelinePlaces
      )
    }
  }
}

extension CaseReport {
  fileprivate var isLast: Bool { drawnTimelines.first?.reload == .max }

  /// Returns true if the timeline asks for another one after more than a week, or never.
  fileprivate func hasLateReload(after clock: WallDate) -> Bool {
    isLast || wait(after: clock) > Interval.days(7).microseconds
  }

  /// Returns the microseconds until the timeline asks for another one; 0 without a timeline.
  fileprivate func wait(after clock: WallDate) -> Int64 {
    drawnTimelines.first.map { $0.reload - clock.microseconds } ?? 0
  }
}
