import WidgetModel

/// A seeded fault of the harness: what it plays instead of a scenario, and what it writes instead of an event.
///
/// The judge is told of the scenario as it was; the laws of the harness have to notice.
public struct HarnessMutation: Sendable {
  private let scenario: @Sendable (inout Scenario) -> Void
  private let event: @Sendable (inout TraceEvent) -> Void

  /// Creates a fault of what is played, by what it changes in a scenario.
  public init(playing scenario: @escaping @Sendable (inout Scenario) -> Void) {
    self.scenario = scenario
    event = { _ in }
  }

  /// Creates a fault of what is written, by what it changes in an event.
  public init(writing event: @escaping @Sendable (inout TraceEvent) -> Void) {
    scenario = { _ in }
    self.event = event
  }

  /// What is played instead of a scenario.
  func playing(_ meant: Scenario) -> Scenario {
    var played = meant
    scenario(&played)
    return played
  }

  /// What the judge sees instead of an event.
  func writing(_ seen: TraceEvent) -> TraceEvent {
    var written = seen
    event(&written)
    return written
  }
}
