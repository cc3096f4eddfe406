import WidgetModel

/// A Live Activity that runs after a tap on a widget, in a process of its own.
struct StartedActivity {
  /// How many buttons of a widget are tried, and of a Live Activity.
  static let buttons = 3

  /// The question without a tap, with the data that there usually is.
  let question: AnswerQuestion
  /// The number of the button.
  let button: Int
  /// What came of the tap.
  let report: CaseReport

  /// The question after the tap, in the same process.
  var living: AnswerQuestion { question.tapping([button]) }

  /// The app's next process a while later, which finds what runs.
  func next(tapping buttons: [Int]) -> AnswerQuestion {
    question.asked(at: question.clock + AnswerQuestion.tapGap)
      .tapping(buttons, finding: report.running)
  }

  /// Taps on a widget's buttons until a body has found something.
  ///
  /// Code that stores something is left out, since its next process may find it.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - number: Which button is tapped, `nil` for one after the other.
  ///   - desk: Who asks.
  ///   - body: Looks at what a tap has started.
  /// - Returns: What was found, `nil` where no tap starts an activity.
  /// - Throws: What keeps an order from being run.
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
