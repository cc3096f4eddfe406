import WidgetModel

/// A seeded fault of the harness: what it plays instead of a scenario, and what it writes instead of an event.
///
/// The judge is told of the scenario as it was; the laws of the harness have to notice.
public struct Misplay: Sendable {
  /// What is played instead of a scenario.
  public let plays: @Sendable (Scenario) -> Scenario

  /// What the judge sees instead of an event.
  public let writes: @Sendable (TraceEvent) -> TraceEvent

  /// Creates a fault of what is played.
  public init(playing plays: @escaping @Sendable (Scenario) -> Scenario) {
    self.plays = plays
    writes = { $0 }
  }

  /// Creates a fault of what is written.
  public init(writing writes: @escaping @Sendable (TraceEvent) -> TraceEvent) {
    plays = { $0 }
    self.writes = writes
  }
}
