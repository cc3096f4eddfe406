import WidgetModel

/// A seeded fault of the harness, which its laws have to detect; judges get the original scenario.
public struct HarnessMutation: Sendable {
  private let scenario: @Sendable (inout Scenario) -> Void
  private let event: @Sendable (inout TraceEvent) -> Void

  /// Creates a fault that changes the played scenario.
  public init(playing scenario: @escaping @Sendable (inout Scenario) -> Void) {
    self.scenario = scenario
    event = { _ in }
  }

  /// Creates a fault that changes the recorded events.
  public init(writing event: @escaping @Sendable (inout TraceEvent) -> Void) {
    scenario = { _ in }
    self.event = event
  }

  func playing(_ meant: Scenario) -> Scenario {
    var played = meant
    scenario(&played)
    return played
  }

  func writing(_ seen: TraceEvent) -> TraceEvent {
    var written = seen
    event(&written)
    return written
  }
}
