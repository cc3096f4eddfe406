import WidgetModel

/// What watches that a run plays its scenario, and what it reaches.
struct HarnessMonitor {
  /// Whether the run plays its scenario.
  var ledger = PlaybackCheck()

  /// In which conditions each kind of input came.
  private(set) var tracker = ReachabilityTracker()

  /// Prepares for a run of a scenario.
  mutating func begin(_ scenario: Scenario, _ setup: Setup) {
    ledger.begin(scenario, setup)
    tracker.begin(setup)
  }

  /// Takes an event of the run.
  mutating func observe(_ event: TraceEvent, at place: Int, in trace: borrowing Trace) {
    ledger.observe(event, at: place, in: trace)
    tracker.observe(event, in: trace)
  }
}
