import WidgetModel

/// A run of the original scenario, with which another run is compared.
public struct FirstRun: Sendable {
  /// The scenario of the run.
  public let scenario: Scenario

  /// The setup of the run.
  public let setup: Setup

  /// The trace of the run.
  public let trace: Trace

  /// Creates a run; the trace must have its events.
  public init(_ scenario: Scenario, setup: Setup, trace: Trace) {
    self.scenario = scenario
    self.setup = setup
    self.trace = trace
  }

  /// True if the wall clock came so near to the limits of a date that a date may saturate.
  var mayDatesSaturate: Bool {
    let calm = Interval.days(100 * 365_250).microseconds
    let range = WallDate(microseconds: -calm)...WallDate(microseconds: calm)
    return !range.contains(setup.device.clock)
      || !trace.events.allSatisfy { range.contains($0.wall) }
  }
}

/// The result of a relation's look at a first run.
public enum Preparation: Sendable {
  /// The scenario has nothing that the relation would change.
  case saysNothing
  /// The relation would change something, but a precondition is not met; carries the index of that
  /// situation.
  case leavesOut(situation: Int)
  /// There is another scenario to run.
  case compares(Transformation)
}
