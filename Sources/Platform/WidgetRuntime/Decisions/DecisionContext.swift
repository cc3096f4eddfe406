import WidgetModel

/// What is known when a ``RuntimeDecision`` is made or a ``MutationPoint`` is passed, the reference's
/// own answer included.
public struct DecisionContext: Hashable, Sendable {
  /// The reference's answer, which a mutant turns over or replaces.
  public var answer: Bool

  /// The instant of the decision.
  public var now: Instant

  /// The placement in question, -1 when the decision is about none.
  public var placement: PlacementID

  /// The causes of the reload in question; empty elsewhere.
  public var causes: ReloadCauses

  /// Creates a context.
  @inlinable
  public init(
    answer: Bool,
    now: Instant,
    placement: PlacementID = PlacementID(-1),
    causes: ReloadCauses = []
  ) {
    self.answer = answer
    self.now = now
    self.placement = placement
    self.causes = causes
  }
}
