import WidgetModel

/// The facts known at a ``RuntimeDecision`` or ``MutationPoint``, with the reference's answer.
public struct DecisionContext: Hashable, Sendable {
  /// The reference's answer, which a mutant inverts or replaces.
  public var answer: Bool

  /// The instant of the decision.
  public var now: Instant

  /// The placement in question, or -1 if the decision concerns none.
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
