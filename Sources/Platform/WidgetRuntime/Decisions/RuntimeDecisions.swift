import WidgetModel

/// The points at which a runtime may differ from the reference: choices that a profile, a platform
/// version or an open question leaves, and points that only a mutant changes.
///
/// Everything else is fixed by the platform and is part of the runtime's own code. The choices
/// (``BoundaryComparison``, ``RuntimeDecision``, `ProfileKey`) and the mutation points
/// (``MutationPoint``) can be listed, so that a test makes a mutant of each by overriding one
/// method:
///
/// ```swift
/// struct LateEntries: RuntimeDecisions {
///   func holds(_ comparison: BoundaryComparison, _ left: Int64, _ right: Int64) -> Bool {
///     comparison == .entryReached ? left > right : comparison.holds(left, right)
///   }
/// }
/// ```
public protocol RuntimeDecisions: Sendable {
  /// The name that the runtime gives in its greeting.
  var name: String { get }

  /// Returns true if a boundary is reached, kept or passed.
  func holds(_ comparison: BoundaryComparison, _ left: Int64, _ right: Int64) -> Bool

  /// Returns the runtime's decision; ``DecisionContext/answer`` is the reference's.
  func answer(_ decision: RuntimeDecision, _ context: DecisionContext) -> Bool

  /// Returns the outcome at a mutation point; ``DecisionContext/answer`` is the reference's.
  func outcome(at point: MutationPoint, _ context: DecisionContext) -> Bool

  /// Returns the number to use for a key of the profile; called once for each key as a run begins.
  func amount(_ key: ProfileKey, _ value: Int64) -> Int64
}

extension RuntimeDecisions {
  /// The reference's name.
  @inlinable public var name: String { "reference" }

  /// Returns the reference's answer.
  @inlinable
  public func holds(_ comparison: BoundaryComparison, _ left: Int64, _ right: Int64) -> Bool {
    comparison.holds(left, right)
  }

  /// Returns the reference's answer.
  @inlinable
  public func answer(_ decision: RuntimeDecision, _ context: DecisionContext) -> Bool {
    context.answer
  }

  /// Returns the reference's outcome.
  @inlinable
  public func outcome(at point: MutationPoint, _ context: DecisionContext) -> Bool {
    context.answer
  }

  /// Returns the profile's number.
  @inlinable
  public func amount(_ key: ProfileKey, _ value: Int64) -> Int64 { value }
}

/// The decisions of the reference: every default.
public struct ReferenceDecisions: RuntimeDecisions {
  /// Creates the reference's decisions.
  @inlinable
  public init() {}
}
