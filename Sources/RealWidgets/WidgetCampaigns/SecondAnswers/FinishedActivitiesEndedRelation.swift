import Clauses
import WidgetModel

/// Taps a button that starts a Live Activity, another one that updates it, and the first one again.
///
/// If the code starts another activity only after the second tap, it considers the first one
/// finished, although that one still runs.
enum FinishedActivitiesEndedRelation: AnswerRelation {
  static let clause = Clause.finishedActivitiesEnded

  static let asksControls = true

  static func compare(
    _ question: AnswerQuestion,
    of scenario: Scenario,
    number: Int?,
    at desk: AnswerDesk
  ) throws -> AnswerOutcome? {
    try StartedActivity.search(question, number, at: desk) { started in
      var outcome: AnswerOutcome?
      for other in 0..<StartedActivity.buttons where other != started.button {
        outcome = try compare(started, other, desk)
        if case .different = outcome { break }
      }
      return outcome
    }
  }

  private static func compare(
    _ started: StartedActivity,
    _ other: Int,
    _ desk: AnswerDesk
  ) throws -> AnswerOutcome {
    let (start, question) = (started.button, started.question)
    let finished = question.tapping([start, other])
    func calls(_ report: CaseReport?, _ kind: ActivityCallLine.Kind) -> Int {
      report?.activityCalls.count { $0.kind == kind } ?? 0
    }
    return try desk.freshOutcome { report in
      guard let left = try report(finished), left.running.count == 1,
        calls(left, .update) == 1, calls(left, .end) == 0, calls(left, .start) == 1,
        try calls(report(question.tapping([start, start])), .start) == 1,
        try calls(report(question.tapping([start, other, start])), .start) == 2
      else { return nil }
      return AnswerDifference(
        kind: UnendedActivity.onlyUpdated.rawValue,
        message: """
          a tap only updates the Live Activity of \(left.running[0].attributesName), although the code then starts \
          another one: the finished activity stays on the Lock Screen
          """,
        comparison: Comparison(expected: "an end", actual: "an update"),
        places: left.places(of: .update)
      )
    }
  }
}
