import WidgetModel

/// Puts questions to the code in fresh processes.
struct AnswerDesk {
  /// Asks one process something; `nil` when the code did not survive, from then on.
  typealias Ask = (WorkerOrder) throws -> CaseReport?

  /// Starts a process, which can be asked until the body returns.
  let withProcess: ((Ask) throws -> Void) throws -> Void

  /// What the code answers to questions that one process is asked in their order.
  ///
  /// - Parameter questions: The questions.
  /// - Returns: The answer to the last one, `nil` where there is none.
  /// - Throws: What keeps an order from being run.
  func answer(to questions: AnswerQuestion...) throws -> DrawnTimeline? {
    var last: CaseReport?
    try withProcess { ask in
      for question in questions {
        last = try ask(question.order)
        if last == nil { return }
      }
    }
    return last?.drawnTimelines.first
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
