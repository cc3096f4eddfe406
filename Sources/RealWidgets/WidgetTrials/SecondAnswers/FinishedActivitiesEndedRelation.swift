import Clauses
import WidgetModel

/// Taps on a widget's buttons: on one that starts a Live Activity, on another that updates it, and on the first again.
///
/// Where the code starts another activity only after the second tap, it takes the first for finished; yet that one runs
/// on, since the tap has only updated it.
enum FinishedActivitiesEndedRelation: AnswerRelation {
  static let clause = Clause.finishedActivitiesEnded

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
    func isLeft(_ report: (AnswerQuestion) throws -> CaseReport?) throws -> CaseReport? {
      guard let after = try report(finished), after.running.count == 1,
        calls(after, .update) == 1, calls(after, .end) == 0, calls(after, .start) == 1,
        try calls(report(question.tapping([start, start])), .start) == 1,
        try calls(report(question.tapping([start, other, start])), .start) == 2
      else { return nil }
      return after
    }
    guard let left = try isLeft(desk.freshReport) else { return .alike }
    guard try isLeft(desk.nextReport) != nil else { return .leftOut(.random) }
    return .different(
      AnswerDifference(
        kind: UnendedActivity.onlyUpdated.rawValue,
        message: """
          a tap updates the Live Activity of \(left.running[0].attributesName), after which the code starts another \
          one: the first is over for the code, and stays on the Lock Screen
          """,
        comparison: Comparison(expected: "an end", actual: "an update"),
        places: [left.activityCalls.first { $0.kind == .update }?.place].compactMap(\.self)
          .filter { !$0.isEmpty }
      )
    )
  }
}
