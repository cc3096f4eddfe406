import Clauses
import WidgetModel

/// Taps a widget's buttons until two Live Activities run, then a button that ends one of them.
///
/// If a second tap ends the other one, the button ends the first activity in the list; a button for
/// one particular activity would not.
enum AllActivitiesEndedRelation: AnswerRelation {
  static let clause = Clause.allActivitiesEnded

  static let asksControls = true

  private static let taps = [(0, 1, 2), (0, 2, 1), (1, 2, 0), (0, 0, 1), (1, 1, 0)]

  static func compare(
    _ question: AnswerQuestion,
    of scenario: Scenario,
    number: Int?,
    at desk: AnswerDesk
  ) throws -> AnswerOutcome? {
    guard desk.declared.hasActivities else { return nil }
    let question = question.withUsualData.changing { $0.activitiesAreDenied = false }
    let starts = try [0, 1].contains {
      try desk.freshReport(of: question.tapping([$0]))?.running.isEmpty == false
    }
    guard starts else { return nil }
    var outcome: AnswerOutcome?
    for (first, second, end) in taps {
      let two = question.tapping([first, second])
      guard let begun = try desk.freshReport(of: two), begun.running.count == 2,
        begun.running[0].attributesName == begun.running[1].attributesName
      else { continue }
      outcome = try compare(
        once: question.tapping([first, second, end]),
        twice: question.tapping([first, second, end, end]),
        desk
      )
      if case .different = outcome { break }
    }
    return outcome
  }

  private static func compare(
    once: AnswerQuestion,
    twice: AnswerQuestion,
    _ desk: AnswerDesk
  ) throws -> AnswerOutcome {
    try desk.freshOutcome { report in
      guard let left = try report(once), left.running.count == 1,
        try report(twice)?.running.isEmpty == true
      else { return nil }
      return AnswerDifference(
        kind: ActivityLeft.onlyFirst.rawValue,
        message: """
          two Live Activities of \(left.running[0].attributesName) run; a tap ends only one of them, and another tap \
          on the same button ends the other
          """,
        comparison: Comparison(expected: "no running activity", actual: "1 running activity"),
        places: left.places(of: .end)
      )
    }
  }
}
