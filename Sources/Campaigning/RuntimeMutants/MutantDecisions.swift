import WidgetModel
import WidgetRuntime

/// The reference's decisions with one thing changed: a boundary, a decision, a mutation point or a
/// number.
public struct MutantDecisions: RuntimeDecisions {
  /// What is changed, and how.
  enum Change: Sendable {
    case nothing
    case comparison(BoundaryComparison, @Sendable (Int64, Int64) -> Bool)
    case decision(RuntimeDecision, @Sendable (DecisionContext) -> Bool)
    case point(MutationPoint, @Sendable (DecisionContext) -> Bool)
    case number(ProfileKey, @Sendable (Int64) -> Int64)
  }

  /// The name by which the runtime greets.
  public var name = "mutant"

  /// What is changed.
  private(set) var change = Change.nothing

  /// Creates the reference's decisions under a mutant's name.
  public init() {}

  private init(_ change: Change) { self.change = change }

  /// Compares differently at one boundary.
  public static func comparing(
    _ comparison: BoundaryComparison,
    _ holds: @escaping @Sendable (Int64, Int64) -> Bool
  ) -> MutantDecisions {
    MutantDecisions(.comparison(comparison, holds))
  }

  /// Decides otherwise than profile and assumptions say; the context has the reference's answer.
  public static func answering(
    _ decision: RuntimeDecision,
    _ answer: @escaping @Sendable (DecisionContext) -> Bool
  ) -> MutantDecisions {
    MutantDecisions(.decision(decision, answer))
  }

  /// Does something else at one mutation point; the context has what the reference does.
  public static func turning(
    _ point: MutationPoint,
    _ outcome: @escaping @Sendable (DecisionContext) -> Bool
  ) -> MutantDecisions {
    MutantDecisions(.point(point, outcome))
  }

  /// Uses another number for one key of the profile.
  public static func counting(
    _ key: ProfileKey,
    _ amount: @escaping @Sendable (Int64) -> Int64
  ) -> MutantDecisions {
    MutantDecisions(.number(key, amount))
  }

  /// Compares as the reference does, unless it is the changed boundary.
  public func holds(_ comparison: BoundaryComparison, _ left: Int64, _ right: Int64) -> Bool {
    if case .comparison(comparison, let holds) = change { return holds(left, right) }
    return comparison.holds(left, right)
  }

  /// Decides as the reference does, unless it is the changed decision.
  public func answer(_ decision: RuntimeDecision, _ context: DecisionContext) -> Bool {
    if case .decision(decision, let answer) = change { return answer(context) }
    return context.answer
  }

  /// Does what the reference does, unless it is the changed point.
  public func outcome(at point: MutationPoint, _ context: DecisionContext) -> Bool {
    if case .point(point, let outcome) = change { return outcome(context) }
    return context.answer
  }

  /// Counts as the profile does, unless it is the changed number.
  public func amount(_ key: ProfileKey, _ value: Int64) -> Int64 {
    if case .number(key, let amount) = change { return amount(value) }
    return value
  }
}
