import WidgetModel

/// Asks the code questions, first in a process at hand, then in fresh ones.
///
/// A fresh process costs as much as several cases, because its caches of the code's types are
/// empty. So the process at hand is asked first, and a difference counts only if fresh processes
/// confirm it.
struct AnswerDesk {
  /// Asks one process; `nil` after the code has crashed.
  typealias Ask = (WorkerRequest) throws -> CaseReport?

  let withProcess: ((Ask) throws -> Void) throws -> Void

  /// Asks a process that may have answered before; `nil` if only fresh ones may be asked.
  let probe: Ask?

  /// Starts a process with a different hash seed; `nil` if unavailable.
  var withOtherHashing: ((_ body: (Ask) throws -> Void) throws -> Void)? = nil

  var declared = DeclaredKinds()

  var unnamed = UnnamedFixtures()

  private let known = KnownReports()

  /// Returns the report of the process at hand, else of a fresh one; each question is asked once.
  func probedReport(of question: AnswerQuestion) throws -> CaseReport? {
    if let report = known.reports[question] { return report }
    let report = try probe.map { try $0(question.order) } ?? report(of: [question])
    known.reports[question] = report
    return report
  }

  /// Returns the answer of the process at hand after all earlier questions, else of a fresh one.
  func probedAnswer(to question: AnswerQuestion) throws -> DrawnTimeline? {
    let report = try probe.map { try $0(question.order) } ?? report(of: [question])
    return report?.drawnTimelines.first
  }

  /// Returns the answer to the last of the questions to a fresh process, `nil` if there is none.
  func answer(to questions: AnswerQuestion...) throws -> DrawnTimeline? {
    try report(of: questions)?.drawnTimelines.first
  }

  private func report(of questions: [AnswerQuestion]) throws -> CaseReport? {
    var last: CaseReport?
    try withProcess { ask in
      for question in questions {
        last = try ask(question.order)
        if last == nil { return }
      }
    }
    return last
  }

  func interview(isFresh: Bool, _ body: (Ask) throws -> Void) throws {
    if !isFresh, let probe { return try body(probe) }
    try withProcess(body)
  }

  /// Returns the report of a fresh process, `nil` if the code crashed.
  func freshReport(of question: AnswerQuestion) throws -> CaseReport? {
    try report(of: [question])
  }

  /// Returns the report of another fresh process, with new random numbers and a new hash seed.
  func nextReport(of question: AnswerQuestion) throws -> CaseReport? {
    try rehashedReport(of: question.withOtherRandomness)
  }

  /// Returns the report of a fresh process with a different hash seed, `nil` if the code crashed.
  func rehashedReport(of question: AnswerQuestion) throws -> CaseReport? {
    var report: CaseReport?
    try (withOtherHashing ?? withProcess) { report = try $0(question.order) }
    return report
  }

  /// Returns a fresh process's report if the next one draws the same at the question's date.
  func settledReport(of question: AnswerQuestion) throws -> CaseReport? {
    guard let first = try freshReport(of: question), let entry = first.entry(for: question),
      let again = try nextReport(of: question)?.entry(for: question),
      entry.drawing == again.drawing
    else { return nil }
    return first
  }
}

private final class KnownReports {
  var reports: [AnswerQuestion: CaseReport] = [:]
}
