import WidgetModel
import WidgetRuntime

/// The reference's decisions with one thing changed: a boundary, a decision, a mutation point or a
/// number.
public struct MutantDecisions: RuntimeDecisions {
  /// The name by which the runtime greets.
  public var name = "mutant"

  private var comparison: (@Sendable (BoundaryComparison, Int64, Int64) -> Bool?)?
  private var decision: (@Sendable (RuntimeDecision, DecisionContext) -> Bool?)?
  private var point: (@Sendable (MutationPoint, DecisionContext) -> Bool?)?
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

  /// Decides otherwise than profile and assumptions say; the context has the reference's answer.
  public static func answering(
    _ decision: RuntimeDecision,
    _ answer: @escaping @Sendable (DecisionContext) -> Bool
  ) -> MutantDecisions {
    var decisions = MutantDecisions()
    decisions.decision = { $0 == decision ? answer($1) : nil }
    return decisions
  }

  /// Does something else at one mutation point; the context has what the reference does.
  public static func turning(
    _ point: MutationPoint,
    _ outcome: @escaping @Sendable (DecisionContext) -> Bool
  ) -> MutantDecisions {
    var decisions = MutantDecisions()
    decisions.point = { $0 == point ? outcome($1) : nil }
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

  /// Decides as the reference does, unless it is the changed decision.
  public func answer(_ decision: RuntimeDecision, _ context: DecisionContext) -> Bool {
    self.decision?(decision, context) ?? context.answer
  }

  /// Does what the reference does, unless it is the changed point.
  public func outcome(at point: MutationPoint, _ context: DecisionContext) -> Bool {
    self.point?(point, context) ?? context.answer
  }

  /// Counts as the profile does, unless it is the changed number.
  public func amount(_ key: ProfileKey, _ value: Int64) -> Int64 {
    number?(key, value) ?? value
  }
}
