import WidgetModel

/// Puts questions to the code: first to a process that is at hand, then to fresh ones.
///
/// A fresh process costs as much as several cases, for nothing that the code's types need is in its caches. So what is
/// cheap is asked first, and what looks wrong there counts only if fresh processes show it, too.
struct AnswerDesk {
  /// Asks one process something; `nil` when the code did not survive, from then on.
  typealias Ask = (WorkerRequest) throws -> CaseReport?

  /// Starts a process, which can be asked until the body returns.
  let withProcess: ((Ask) throws -> Void) throws -> Void

  /// Asks a process that may have answered other questions before; `nil` where only fresh ones may be asked.
  let probe: Ask?

  /// Starts a process whose hash tables have another seed; `nil` where there is none.
  var withOtherHashing: ((_ body: (Ask) throws -> Void) throws -> Void)? = nil

  /// What the bundle declares.
  var declared = DeclaredKinds()

  /// What fixtures give and no file of the code names.
  var unnamed = UnnamedFixtures()

  /// What was asked of the process at hand, or of fresh ones in its place.
  private let known = KnownReports()

  /// What the process at hand, else a fresh one, reports of a question; it is asked once.
  ///
  /// - Parameter question: The question.
  /// - Returns: The report, `nil` where the code did not survive.
  /// - Throws: What keeps an order from being run.
  func probedReport(of question: AnswerQuestion) throws -> CaseReport? {
    if let report = known.reports[question] { return report }
    let report = try probe.map { try $0(question.order) } ?? report(of: [question])
    known.reports[question] = report
    return report
  }

  /// What the process at hand, else a fresh one, answers to a question after all that it was asked; `nil` where there
  /// is no answer.
  func probedAnswer(to question: AnswerQuestion) throws -> DrawnTimeline? {
    let report = try probe.map { try $0(question.order) } ?? report(of: [question])
    return report?.drawnTimelines.first
  }

  /// What the code answers to questions that one process is asked in their order.
  ///
  /// - Parameter questions: The questions.
  /// - Returns: The answer to the last one, `nil` where there is none.
  /// - Throws: What keeps an order from being run.
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

  /// Puts many questions to one process, the one at hand where it may be asked.
  ///
  /// - Parameters:
  ///   - isFresh: Whether the process has to be one of its own.
  ///   - body: Asks, and gets `nil` once the code has not survived.
  /// - Throws: What keeps an order from being run.
  func interview(isFresh: Bool, _ body: (Ask) throws -> Void) throws {
    if !isFresh, let probe { return try body(probe) }
    try withProcess(body)
  }

  /// What a process of its own reports of a question, `nil` where the code did not survive.
  func freshReport(of question: AnswerQuestion) throws -> CaseReport? {
    try report(of: [question])
  }

  /// What the next process reports of a question: one with other random numbers and hash values.
  func nextReport(of question: AnswerQuestion) throws -> CaseReport? {
    try rehashedReport(of: question.withOtherRandomness)
  }

  /// What a process of its own with other hash values reports of a question, `nil` where the code did not survive.
  func rehashedReport(of question: AnswerQuestion) throws -> CaseReport? {
    var report: CaseReport?
    try (withOtherHashing ?? withProcess) { report = try $0(question.order) }
    return report
  }

  /// What a process of its own reports of a question.
  ///
  /// - Returns: `nil` where there is no answer, or where the next process draws another one at the question's date.
  func settledReport(of question: AnswerQuestion) throws -> CaseReport? {
    guard let first = try freshReport(of: question), let entry = first.entry(for: question),
      let again = try nextReport(of: question)?.entry(for: question),
      entry.drawing == again.drawing
    else { return nil }
    return first
  }
}

/// The reports that a desk has had.
private final class KnownReports {
  var reports: [AnswerQuestion: CaseReport] = [:]
}
