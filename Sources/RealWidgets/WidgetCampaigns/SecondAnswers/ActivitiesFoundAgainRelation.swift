import Clauses
import WidgetModel

/// Taps on a widget until a Live Activity runs, ends the app's process, and taps again.
///
/// The next process finds the activity in `Activity.activities`, and any stored data. If nothing
/// was stored, and a tap without effect on the activity in the old process starts a second activity
/// in the next, the code kept its knowledge in memory only. Code that merely cannot end an earlier
/// process's activity is not reported: its app may look for the activity at launch.
enum ActivitiesFoundAgainRelation: AnswerRelation {
  static let clause = Clause.activitiesFoundAgain

  static let asksControls = true

  static func compare(
    _ question: AnswerQuestion,
    of scenario: Scenario,
    number: Int?,
    at desk: AnswerDesk
  ) throws -> AnswerOutcome? {
    try StartedActivity.search(question, number, at: desk) { started in
      var outcome: AnswerOutcome?
      let all = Array(0..<StartedActivity.buttons)
      for second in number.map({ [$0 / all.count % all.count] }) ?? all {
        outcome = try compare(
          before: started.report,
          living: started.question.tapping([started.button, second]),
          next: started.next(tapping: [second]),
          desk
        )
        if case .different = outcome { break }
      }
      return outcome
    }
  }

  private static func compare(
    before: CaseReport,
    living: AnswerQuestion,
    next: AnswerQuestion,
    _ desk: AnswerDesk
  ) throws -> AnswerOutcome {
    guard let old = try desk.freshReport(of: living), let new = try desk.freshReport(of: next)
    else {
      return .leftOut(.unanswered)
    }
    let began = { (report: CaseReport) in report.activityCalls.filter { $0.kind == .start }.count }
    // The old process would neither start a second activity nor touch the first.
    guard old.activityCalls.count == before.activityCalls.count, began(new) > 0,
      new.running.count > old.running.count
    else { return .alike }
    guard let again = try desk.nextReport(of: living),
      again.activityCalls.count == old.activityCalls.count,
      let next = try desk.nextReport(of: next), began(next) > 0
    else { return .leftOut(.random) }
    let call = new.activityCalls.last { $0.kind == .start }
    return .different(
      AnswerDifference(
        kind: LostActivity.startedAgain.rawValue,
        message: """
          while a Live Activity of \(new.running[0].attributesName) runs, another tap starts no second one, but \
          it does after the app's process ended: that one runs was known in the old process's memory alone
          """,
        comparison: Comparison(
          expected: amount(old.running.count, "running activity", "running activities"),
          actual: amount(new.running.count, "running activity", "running activities")
        ),
        places: [call?.place].compactMap(\.self).filter { !$0.isEmpty }
      )
    )
  }
}
