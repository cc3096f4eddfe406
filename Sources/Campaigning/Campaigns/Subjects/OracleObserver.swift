import Oracle
import WidgetModel
import WidgetRuntime

/// Passes a run's events to a judge and to the second model of the platform.
struct OracleObserver: TraceObserver {
  private var observer: JudgeObserver

  var oracle: PlatformOracle

  init(_ observer: JudgeObserver, setup: Setup, observations: EventKinds) {
    self.observer = observer
    oracle = PlatformOracle(setup, observations: observations)
  }

  mutating func observe(_ event: TraceEvent, at index: Int, in trace: borrowing Trace) {
    observer.observe(event, at: index, in: trace)
    oracle.observe(event, at: index, in: trace)
  }
}
