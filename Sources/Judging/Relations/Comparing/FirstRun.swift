import WidgetModel

/// A run of a scenario as it was, with which another run is compared.
public struct FirstRun: Sendable {
  /// What was run.
  public let scenario: Scenario

  /// What the subject was told at first.
  public let setup: Setup

  /// What happened.
  public let trace: Trace

  /// Creates a run from what is known of it; the trace has its events.
  public init(_ scenario: Scenario, setup: Setup, trace: Trace) {
    self.scenario = scenario
    self.setup = setup
    self.trace = trace
  }

  /// Whether the wall clock came so near to the ends of what a date can be that a date may saturate.
  var mayDatesSaturate: Bool {
    let calm = Interval.days(100 * 365_250).microseconds
    let range = WallDate(microseconds: -calm)...WallDate(microseconds: calm)
    return !range.contains(setup.device.clock)
      || !trace.events.allSatisfy { range.contains($0.wall) }
  }
}

/// What a relation makes of a first run.
public enum Preparation: Sendable {
  /// The scenario has nothing that the relation would change.
  case saysNothing
  /// The relation would change something, but what it needs is not given: the place of that situation.
  case leavesOut(situation: Int)
  /// There is another scenario to be run.
  case compares(Transformation)
}
