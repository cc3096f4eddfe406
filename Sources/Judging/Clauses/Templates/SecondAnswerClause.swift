import WidgetModel

/// A clause judged by a second answer of the code under a changed condition.
///
/// One run cannot show whether an answer is right, only whether a different process or moment gives
/// a different one. The runner of real code compares the drawings; the checker observes nothing.
protocol SecondAnswerClause: ClauseChecker where Situation == AnswerComparison {}

/// The result of comparing an answer with a second one.
package enum AnswerComparison: String, ClauseWord {
  case alike = "the second answer is as it should be"
  case different = "the second answer is not as it should be"
  case random = "not compared: the same question has two answers"
  case unanswered = "not compared: an answer is missing"
}

extension SecondAnswerClause {
  static var optional: [Situation] { [.different, .random, .unanswered] }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {}
}

extension Clause {
  /// True if a ``SecondAnswerClause`` judges it: it needs real code and observes no events.
  package var isJudgedBySecondAnswers: Bool { needs.contains(.realCode) && observes.isEmpty }
}
