import WidgetModel

/// A Live Activity that runs after a tap on a widget, in a fresh process.
struct StartedActivity {
  static let buttons = 3

  /// The question without a tap, with the usual data.
  let question: AnswerQuestion
  let button: Int
  let report: CaseReport

  var living: AnswerQuestion { question.tapping([button]) }

  /// Returns the question in the app's next process a while later, which finds the activity.
  func next(tapping buttons: [Int]) -> AnswerQuestion {
    question.asked(at: question.clock + AnswerQuestion.tapGap)
      .tapping(buttons, finding: report.running)
  }

  /// Taps on a widget's buttons until a body has found a difference.
  ///
  /// Code that stores data is skipped, because its next process may find it.
  static func search(
    _ question: AnswerQuestion,
    _ number: Int?,
    at desk: AnswerDesk,
    _ body: (StartedActivity) throws -> AnswerOutcome?
  ) throws -> AnswerOutcome? {
    guard desk.declared.hasActivities else { return nil }
    let question = question.withUsualData.changing { $0.activitiesAreDenied = false }
    var outcome: AnswerOutcome?
    for button in number.map({ [$0 % buttons] }) ?? Array(0..<buttons) {
      guard let report = try desk.freshReport(of: question.tapping([button])),
        !report.running.isEmpty, !report.hasStored
      else { continue }
      let started = StartedActivity(question: question, button: button, report: report)
      outcome = try body(started) ?? outcome
      if case .different = outcome { break }
    }
    return outcome
  }
}
