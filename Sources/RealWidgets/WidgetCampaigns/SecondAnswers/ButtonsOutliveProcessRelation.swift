import Clauses
import WidgetModel

/// Taps on a button of a Live Activity in the process that started it, and in the app's next
/// process.
///
/// It reports a button that changes the activity in the old process and does nothing in the next:
/// no call for a Live Activity, nothing stored, loaded or opened. Code that stores data is skipped,
/// because the next process could find it.
enum ButtonsOutliveProcessRelation: AnswerRelation {
  static let clause = Clause.buttonsOutliveProcess

  static let asksControls = true

  static func compare(
    _ question: AnswerQuestion,
    of scenario: Scenario,
    number: Int?,
    at desk: AnswerDesk
  ) throws -> AnswerOutcome? {
    try StartedActivity.search(question, number, at: desk) { started in
      var outcome: AnswerOutcome?
      for widget in scenario.widgets.indices {
        for button in 0..<StartedActivity.buttons {
          let living = started.living.tapping(button: button, ofActivity: widget)
          guard let old = try desk.freshReport(of: living), !old.tappedButton.isEmpty else { break }
          let next = started.next(tapping: []).tapping(button: button, ofActivity: widget)
          outcome = try compare(started.report, old, living, next, desk)
          if case .different = outcome { return outcome }
        }
      }
      return outcome
    }
  }

  private static func compare(
    _ before: CaseReport,
    _ old: CaseReport,
    _ living: AnswerQuestion,
    _ next: AnswerQuestion,
    _ desk: AnswerDesk
  ) throws -> AnswerOutcome {
    let acts = { (report: CaseReport) in report.activityCalls.count > before.activityCalls.count }
    guard acts(old), !old.hasStored else { return .alike }
    let isDead = { (report: CaseReport) in
      report.tappedButton == old.tappedButton && report.activityCalls.isEmpty
        && !report.tapHasActed && !report.hasStored
    }
    guard let new = try desk.freshReport(of: next) else { return .leftOut(.unanswered) }
    guard isDead(new) else { return .alike }
    guard let again = try desk.nextReport(of: living), acts(again),
      let last = try desk.nextReport(of: next), isDead(last)
    else { return .leftOut(.random) }
    let call = old.activityCalls[before.activityCalls.count]
    return .different(
      AnswerDifference(
        kind: DeadButton.dead.rawValue,
        message: """
          a tap on \(old.tappedButton) in the Live Activity does nothing at all in the app's next process, which \
          finds the activity running; in the process that started it the tap changes it
          """,
        comparison: Comparison(expected: "an update or an end", actual: "nothing"),
        places: [call.place, old.tappedPlace].filter { !$0.isEmpty }
      )
    )
  }
}
