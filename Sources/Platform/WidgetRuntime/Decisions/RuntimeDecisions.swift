import WidgetModel

/// Where a runtime may differ from the reference: what a profile, a platform version or an open
/// question makes a choice, and what only a mutant turns.
///
/// Everything else is fixed by the platform and stands in the runtime's own code. The choices
/// (``BoundaryComparison``, ``RuntimeDecision``, `ProfileKey`) and the points of the mutants
/// (``MutationPoint``) can be listed, so that a test makes a mutant of each by overriding one method:
///
/// ```swift
/// struct LateEntries: RuntimeDecisions {
///   func holds(_ comparison: BoundaryComparison, _ left: Int64, _ right: Int64) -> Bool {
///     comparison == .entryReached ? left > right : comparison.holds(left, right)
///   }
/// }
/// ```
public protocol RuntimeDecisions: Sendable {
  /// The name by which the runtime greets.
  var name: String { get }

  /// Whether a boundary is reached, kept or passed.
  func holds(_ comparison: BoundaryComparison, _ left: Int64, _ right: Int64) -> Bool

  /// What the runtime decides; ``DecisionContext/answer`` is the reference's answer.
  func answer(_ decision: RuntimeDecision, _ context: DecisionContext) -> Bool

  /// What comes out of a point at which only mutants do something else; ``DecisionContext/answer`` is
  /// what the reference does.
  func outcome(at point: MutationPoint, _ context: DecisionContext) -> Bool

  /// The number that the runtime uses for a key whose value in the profile is `value`.
  ///
  /// It is asked once for each key when a run begins.
  func amount(_ key: ProfileKey, _ value: Int64) -> Int64
}

extension RuntimeDecisions {
  /// The reference's name.
  @inlinable public var name: String { "reference" }

  /// The reference's answer.
  @inlinable
  public func holds(_ comparison: BoundaryComparison, _ left: Int64, _ right: Int64) -> Bool {
    comparison.holds(left, right)
  }

  /// The reference's answer.
  @inlinable
  public func answer(_ decision: RuntimeDecision, _ context: DecisionContext) -> Bool {
    context.answer
  }

  /// What the reference does.
  @inlinable
  public func outcome(at point: MutationPoint, _ context: DecisionContext) -> Bool {
    context.answer
  }

  /// The profile's number.
  @inlinable
  public func amount(_ key: ProfileKey, _ value: Int64) -> Int64 { value }
}

/// The decisions of the reference: every default.
public struct ReferenceDecisions: RuntimeDecisions {
  /// Creates the reference's decisions.
  @inlinable
  public init() {}
}
