import WidgetModel
import WidgetRuntime

/// The reference's decisions with one of them changed.
public struct MutantDecisions: RuntimeDecisions {
  /// The name by which the runtime greets.
  public var name = "mutant"

  private var comparison: (@Sendable (BoundaryComparison, Int64, Int64) -> Bool?)?
  private var question: (@Sendable (Question, QuestionContext) -> Bool?)?
  private var number: (@Sendable (ProfileKey, Int64) -> Int64?)?

  /// Compares differently at one boundary.
  public static func comparing(
    _ comparison: BoundaryComparison,
    _ holds: @escaping @Sendable (Int64, Int64) -> Bool
  ) -> MutantDecisions {
    var decisions = MutantDecisions()
    decisions.comparison = { $0 == comparison ? holds($1, $2) : nil }
    return decisions
  }

  /// Gives another answer to one question; the context has the reference's.
  public static func answering(
    _ question: Question,
    _ answer: @escaping @Sendable (QuestionContext) -> Bool
  ) -> MutantDecisions {
    var decisions = MutantDecisions()
    decisions.question = { $0 == question ? answer($1) : nil }
    return decisions
  }

  /// Uses another number for one key of the profile.
  public static func counting(
    _ key: ProfileKey,
    _ amount: @escaping @Sendable (Int64) -> Int64
  ) -> MutantDecisions {
    var decisions = MutantDecisions()
    decisions.number = { $0 == key ? amount($1) : nil }
    return decisions
  }

  /// Compares as the reference does, unless it is the changed boundary.
  public func holds(_ comparison: BoundaryComparison, _ left: Int64, _ right: Int64) -> Bool {
    self.comparison?(comparison, left, right) ?? comparison.holds(left, right)
  }

  /// Answers as the reference does, unless it is the changed question.
  public func answer(_ question: Question, _ context: QuestionContext) -> Bool {
    self.question?(question, context) ?? context.answer
  }

  /// Counts as the profile does, unless it is the changed number.
  public func amount(_ key: ProfileKey, _ value: Int64) -> Int64 {
    number?(key, value) ?? value
  }
}
