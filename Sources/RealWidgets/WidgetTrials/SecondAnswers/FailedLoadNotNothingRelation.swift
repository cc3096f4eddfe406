import Clauses
import WidgetModel

/// Checks that a widget does not claim an empty result after a failed load.
///
/// "No data" claims nothing. The number 0 does, and "All done".
enum FailedLoadNotNothingRelation: AnswerRelation {
  static let clause = Clause.failedLoadNotNothing

  static func compare(
    _ question: AnswerQuestion,
    of scenario: Scenario,
    number: Int?,
    at desk: AnswerDesk
  ) throws -> AnswerOutcome? {
    let usual = question.withUsualData.asked(at: question.clock)
    let failed = usual.changing { $0.network = .offline }
    guard let report = try desk.probedReport(of: failed), report.hasAsked,
      let claim = report.entry(for: failed)?.claimOfNothing
    else { return nil }
    return try desk.outcome { report in
      guard let after = try report(failed), after.hasAsked, let shown = after.entry(for: failed),
        shown.claimOfNothing == claim,
        let there = try report(usual)?.entry(for: usual), there.drawing != shown.drawing,
        there.claimOfNothing != claim
      else { return nil }
      let text = shown.plainTexts.first { $0.text == claim }
      return AnswerDifference(
        kind: MistakenNothing.asNothing.rawValue,
        message: """
          the load failed, but the widget shows "\(claim)", as if the result were empty
          """,
        comparison: Comparison(expected: "a sign that the load failed", actual: "\"\(claim)\""),
        places: (text.map { after.places(of: $0) } ?? []) + after.loads
      )
    }
  }
}

extension DrawnEntry {
  /// The first English text that claims 0 or an empty result.
  fileprivate var claimOfNothing: String? {
    plainTexts.map(\.text).first { text in
      let read = TextNumbers(text)
      guard DrawnEntry.failures.isDisjoint(with: read.words), !text.contains(":") else {
        return false
      }
      if read.numbers.first == 0, !text.contains("0.") { return true }
      return DrawnEntry.claims.contains { read.words.starts(with: $0) }
    }
  }

  /// The first words of texts that claim an empty result.
  ///
  /// "No picture today" is not among them: after a failed load there is none to show.
  private static let claims = [
    ["nothing"], ["all", "done"], ["all", "clear"], ["all", "caught", "up"],
  ]

  /// Words that give a reason for missing data.
  private static let failures: Set<String> = [
    "data", "yet", "loaded", "internet", "network", "connection", "offline", "failed", "error",
    "unavailable", "couldn", "cannot", "unable", "show", "found",
  ]
}
