import Clauses
import WidgetModel

/// Checks that a widget does not claim an empty result after a failed load.
///
/// "No data" claims nothing; the number 0 and "All done" do. "No meal" does if the widget shows the
/// same for a given answer with missing parts; the server may never send a synthesized one.
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
      let entry = report.entry(for: failed)
    else { return nil }
    if let claim = entry.claimOfNothing {
      return try outcome(usual, failed, claiming: claim, desk) { after, text in
        after.places(of: text) + after.loads
      }
    }
    guard let claim = entry.claimOfNone else { return nil }
    for values in [Surroundings.Values.sparse, .empty] {
      let bare = usual.changing { $0.values = values }
      guard let answered = try desk.probedReport(of: bare), !answered.hasSynthesized,
        answered.entry(for: bare)?.drawing == entry.drawing
      else { continue }
      return try outcome(usual, failed, claiming: claim, desk) { after, text in
        after.timelinePlaces.map(PlaceText.entries) + after.places(of: text) + after.loads
      }
    }
    return nil
  }

  private static func outcome(
    _ usual: AnswerQuestion,
    _ failed: AnswerQuestion,
    claiming claim: String,
    _ desk: AnswerDesk,
    at places: (CaseReport, DrawnText) -> [String]
  ) throws -> AnswerOutcome {
    try desk.outcome { report in
      guard let after = try report(failed), after.hasAsked, let shown = after.entry(for: failed),
        let text = shown.plainTexts.first(where: { $0.text == claim }),
        let there = try report(usual)?.entry(for: usual), there.drawing != shown.drawing,
        !there.plainTexts.contains(where: { $0.text == claim })
      else { return nil }
      return AnswerDifference(
        kind: MistakenNothing.asNothing.rawValue,
        message: """
          the load failed, but the widget shows "\(claim)", as if the result were empty
          """,
        comparison: Comparison(expected: "a sign that the load failed", actual: "\"\(claim)\""),
        places: places(after, text)
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

  /// The first English text that says that there is none of something.
  fileprivate var claimOfNone: String? {
    plainTexts.map(\.text).first { text in
      let words = Set(TextNumbers(text).words)
      return DrawnEntry.failures.isDisjoint(with: words)
        && !DrawnEntry.nones.isDisjoint(with: words)
    }
  }

  private static let nones: Set<String> = ["no", "none", "nothing", "empty"]

  /// The first words of texts that claim an empty result.
  ///
  /// "No picture today" is not among them: after a failed load there may be none to show.
  private static let claims = [
    ["nothing"], ["all", "done"], ["all", "clear"], ["all", "caught", "up"],
  ]

  /// Words that give a reason for missing data.
  private static let failures: Set<String> = [
    "data", "yet", "loaded", "internet", "network", "connection", "offline", "failed", "error",
    "unavailable", "couldn", "cannot", "unable", "show", "found",
  ]
}
