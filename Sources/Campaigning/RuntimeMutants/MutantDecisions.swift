import WidgetModel
import WidgetRuntime

/// The reference's decisions with one change: a boundary, a decision, a mutation point or a number.
public struct MutantDecisions: RuntimeDecisions {
  enum Change: Sendable {
    case nothing
    case comparison(BoundaryComparison, @Sendable (Int64, Int64) -> Bool)
    case decision(RuntimeDecision, @Sendable (DecisionContext) -> Bool)
    case point(MutationPoint, @Sendable (DecisionContext) -> Bool)
    case number(ProfileKey, @Sendable (Int64) -> Int64)
  }

  /// The name that the runtime reports.
  public var name = "mutant"

  private(set) var change = Change.nothing

  /// Creates the unchanged decisions of the reference under a mutant's name.
  public init() {}

  private init(_ change: Change) { self.change = change }

  /// Changes the comparison at one boundary.
  public static func comparing(
    _ comparison: BoundaryComparison,
    _ holds: @escaping @Sendable (Int64, Int64) -> Bool
  ) -> MutantDecisions {
    MutantDecisions(.comparison(comparison, holds))
  }

  /// Changes one decision; the context has the reference's answer.
  public static func answering(
    _ decision: RuntimeDecision,
    _ answer: @escaping @Sendable (DecisionContext) -> Bool
  ) -> MutantDecisions {
    MutantDecisions(.decision(decision, answer))
  }

  /// Changes the outcome at one mutation point; the context has the reference's outcome.
  public static func turning(
    _ point: MutationPoint,
    _ outcome: @escaping @Sendable (DecisionContext) -> Bool
  ) -> MutantDecisions {
    MutantDecisions(.point(point, outcome))
  }

  /// Changes the number for one key of the profile.
  public static func counting(
    _ key: ProfileKey,
    _ amount: @escaping @Sendable (Int64) -> Int64
  ) -> MutantDecisions {
    MutantDecisions(.number(key, amount))
  }

  /// Compares like the reference, except at the changed boundary.
  public func holds(_ comparison: BoundaryComparison, _ left: Int64, _ right: Int64) -> Bool {
    if case .comparison(comparison, let holds) = change { return holds(left, right) }
    return comparison.holds(left, right)
  }

  /// Decides like the reference, except for the changed decision.
  public func answer(_ decision: RuntimeDecision, _ context: DecisionContext) -> Bool {
    if case .decision(decision, let answer) = change { return answer(context) }
    return context.answer
  }

  /// Returns the reference's outcome, except at the changed point.
  public func outcome(at point: MutationPoint, _ context: DecisionContext) -> Bool {
    if case .point(point, let outcome) = change { return outcome(context) }
    return context.answer
  }

  /// Returns the profile's number, except for the changed one.
  public func amount(_ key: ProfileKey, _ value: Int64) -> Int64 {
    if case .number(key, let amount) = change { return amount(value) }
    return value
  }
}
