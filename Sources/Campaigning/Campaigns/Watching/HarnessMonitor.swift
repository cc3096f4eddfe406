import WidgetModel

/// Monitors that a run plays its scenario, and the conditions that it reaches.
struct HarnessMonitor {
  var ledger = PlaybackCheck()

  private(set) var tracker = ReachabilityTracker()

  mutating func begin(_ scenario: Scenario, _ setup: Setup) {
    ledger.begin(scenario, setup)
    tracker.begin(setup)
  }

  mutating func observe(_ event: TraceEvent, at place: Int, in trace: borrowing Trace) {
    ledger.observe(event, at: place, in: trace)
    tracker.observe(event, in: trace)
  }
}
