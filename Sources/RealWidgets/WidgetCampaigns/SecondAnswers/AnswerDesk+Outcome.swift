import WidgetModel

extension AnswerDesk {
  /// Asks a question and returns the report, `nil` if the code crashed.
  typealias Reports = (AnswerQuestion) throws -> CaseReport?

  /// Looks for a difference in the process at hand and, if there is one, in settled reports.
  func outcome(_ find: (Reports) throws -> AnswerDifference?) throws -> AnswerOutcome {
    try outcome(find, in: probedReport, then: settledReport)
  }

  /// Looks for a difference in a fresh process and, if there is one, in the next one.
  ///
  /// Use it if a process must not have answered before, as for Live Activities.
  func freshOutcome(_ find: (Reports) throws -> AnswerDifference?) throws -> AnswerOutcome {
    try outcome(find, in: freshReport, then: nextReport)
  }

  private func outcome(
    _ find: (Reports) throws -> AnswerDifference?,
    in first: @escaping Reports,
    then second: @escaping Reports
  ) throws -> AnswerOutcome {
    guard try find(first) != nil else { return .alike }
    guard let difference = try find(second) else { return .leftOut(.random) }
    return .different(difference)
  }

  /// Compares the answers to two questions, and confirms a difference with settled reports; `nil`
  /// if the relation does not apply.
  func outcome(
    of one: AnswerQuestion,
    _ other: AnswerQuestion,
    if applies: (EntryAnswer) -> Bool,
    _ find: (EntryAnswer, EntryAnswer) -> AnswerDifference?
  ) throws -> AnswerOutcome? {
    guard let first = try EntryAnswer(to: one, probedReport), applies(first) else { return nil }
    guard let second = try EntryAnswer(to: other, probedReport) else {
      return .leftOut(.unanswered)
    }
    guard find(first, second) != nil else { return .alike }
    guard let settled = try EntryAnswer(to: one, settledReport),
      let settledOther = try EntryAnswer(to: other, settledReport),
      let difference = find(settled, settledOther)
    else { return .leftOut(.random) }
    return .different(difference)
  }
}

/// The entry that an answer shows at its question's date, with the whole report.
struct EntryAnswer {
  let report: CaseReport
  let entry: DrawnEntry

  init?(to question: AnswerQuestion, _ reports: AnswerDesk.Reports) throws {
    guard let report = try reports(question.ofOneEntry), let entry = report.entry(for: question)
    else {
      return nil
    }
    self.report = report
    self.entry = entry
  }

  /// Returns the texts that differ between the entries, in pairs; none if their number differs.
  func changedTexts(from other: EntryAnswer) -> [(own: DrawnText, other: DrawnText)] {
    let (texts, others) = (entry.plainTexts, other.entry.plainTexts)
    guard texts.count == others.count else { return [] }
    return zip(texts, others).filter { $0.text != $1.text }.map { (own: $0, other: $1) }
  }
}
