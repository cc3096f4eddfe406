import Clauses
import WidgetModel
import WidgetRuntime

/// Passes a run's events to a judge as they happen.
public struct JudgeObserver: TraceObserver {
  private let judge: Judge
  private let watch: UnsafeMutablePointer<HarnessMonitor>?
  private let misplay: HarnessMutation?

  /// Creates an observer for a judge that has begun the run.
  public init(judge: Judge) { self.init(judge: judge, watch: nil, misplay: nil) }

  /// Creates an observer that also monitors the harness; the monitor must outlive the observer.
  init(judge: Judge, watch: UnsafeMutablePointer<HarnessMonitor>?, misplay: HarnessMutation?) {
    self.judge = judge
    self.watch = watch
    self.misplay = misplay
  }

  /// Passes new views, timelines and side effects to the judge, then the event.
  public mutating func observe(_ event: TraceEvent, at index: Int, in trace: borrowing Trace) {
    let known = ObservedState.Known(
      views: trace.views.count,
      timelines: trace.timelines.count,
      sideEffects: trace.sideEffects.count
    )
    if judge.state.known != known {
      judge.define(views: trace.views, timelines: trace.timelines, sideEffects: trace.sideEffects)
    }
    if let misplay {
      show(misplay.writing(event), at: index, in: trace)
    } else {
      show(event, at: index, in: trace)
    }
  }

  private func show(_ event: TraceEvent, at index: Int, in trace: borrowing Trace) {
    judge.observe(event, at: index)
    watch?.pointee.observe(event, at: index, in: trace)
  }
}
