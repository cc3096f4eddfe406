import Clauses
import WidgetModel

/// Looks whether a widget that shows what it loads asks for its next timeline.
///
/// It shows what it loads if another answer, with other values, is drawn otherwise, and it reads nothing else.
enum LoadedAgainRelation: AnswerRelation {
  static let clause = Clause.loadedAgain

  static func compare(
    _ question: AnswerQuestion,
    of scenario: Scenario,
    number: Int?,
    at desk: AnswerDesk
  ) throws -> AnswerOutcome? {
    let usual = question.withUsualData.asked(at: question.clock)
    let failed = usual.changing { $0.network = .offline }
    guard let report = try desk.probedReport(of: usual), report.hasAsked else { return nil }
    guard report.isLast else { return .alike }
    func isShown(_ report: (AnswerQuestion) throws -> CaseReport?) throws -> CaseReport? {
      guard let loaded = try report(usual), loaded.hasAsked, loaded.isLast,
        let drawing = loaded.entry(for: usual)?.drawing,
        let without = try report(failed)?.entry(for: failed)?.drawing, without != drawing
      else { return nil }
      return loaded
    }
    guard try isShown(desk.probedReport) != nil else { return .alike }
    guard let settled = try isShown(desk.settledReport) else { return .leftOut(.random) }
    return .different(
      AnswerDifference(
        kind: SingleLoad.neverAgain.rawValue,
        message: """
          the widget shows what it loaded, and its timeline never asks for another one: hours later the same stands \
          there
          """,
        comparison: Comparison(expected: "another timeline", actual: "the policy never"),
        places: (settled.drawnTimelines.first?.places ?? []).filter { !$0.isEmpty }
      )
    )
  }
}

extension CaseReport {
  /// Whether its timeline never asks for another one.
  fileprivate var isLast: Bool { drawnTimelines.first?.reload == .max }
}
