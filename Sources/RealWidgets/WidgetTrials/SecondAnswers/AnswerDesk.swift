import WidgetModel

/// Puts questions to the code in fresh processes.
struct AnswerDesk {
  /// Runs orders, one after the other, in a process of their own; `nil` when the code did not survive.
  let run: ([WorkerOrder]) throws -> [CaseReport]?

  /// What the code answers to questions that one process is asked in their order.
  ///
  /// - Parameter questions: The questions.
  /// - Returns: The answer to the last one, `nil` where there is none.
  func answer(to questions: AnswerQuestion...) throws -> DrawnTimeline? {
    try run(questions.map(\.order))?.last?.drawnTimelines.first
  }

  /// The dates of the records that the code reads for an answer, in their order.
  func outsideDates(for question: AnswerQuestion) throws -> [WallDate] {
    guard let report = try run([question.order])?.last else { return [] }
    return report.outsideDates.map { WallDate(microseconds: $0.number) }
  }

  /// What a process of its own draws at the question's date.
  ///
  /// - Returns: `nil` where there is no answer, or where the same question has another answer with other random
  ///   numbers.
  func settledEntry(for question: AnswerQuestion) throws -> DrawnEntry? {
    guard let entry = try answer(to: question)?.entry(at: question.clock),
      let again = try answer(to: question.withOtherRandomness)?.entry(at: question.clock),
      entry.drawing == again.drawing
    else { return nil }
    return entry
  }
}
