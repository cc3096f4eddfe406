import Clauses
import WidgetModel

/// Compares what a failed load shows with what an answer shows that has nothing.
///
/// Both may be alike where nothing is claimed, such as "No data". A number 0 is a claim, and that all is done.
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
    func isMistaken(_ report: (AnswerQuestion) throws -> CaseReport?) throws -> CaseReport? {
      guard let after = try report(failed), after.hasAsked, let shown = after.entry(for: failed),
        shown.claimOfNothing == claim,
        let there = try report(usual)?.entry(for: usual), there.drawing != shown.drawing,
        there.claimOfNothing != claim
      else { return nil }
      return after
    }
    guard try isMistaken(desk.probedReport) != nil else { return .alike }
    guard let settled = try isMistaken(desk.settledReport) else { return .leftOut(.random) }
    let text = settled.entry(for: failed)?.plainTexts.first { $0.text == claim }
    return .different(
      AnswerDifference(
        kind: MistakenNothing.asNothing.rawValue,
        message: """
          the load failed, and the widget shows "\(claim)", as after an answer that has nothing
          """,
        comparison: Comparison(expected: "that the load failed", actual: "\"\(claim)\""),
        places: (text.map { settled.places(of: $0) } ?? []) + settled.loads
      )
    )
  }
}

extension DrawnEntry {
  /// The first text that claims a number of 0 or that there is nothing, in English.
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

  /// How texts begin that claim there is nothing.
  ///
  /// That there is no picture today, say, may well mean none to show.
  private static let claims = [
    ["nothing"], ["all", "done"], ["all", "clear"], ["all", "caught", "up"],
  ]

  /// Words that say why nothing is there.
  private static let failures: Set<String> = [
    "data", "yet", "loaded", "internet", "network", "connection", "offline", "failed", "error",
    "unavailable", "couldn", "cannot", "unable", "show", "found",
  ]
}
