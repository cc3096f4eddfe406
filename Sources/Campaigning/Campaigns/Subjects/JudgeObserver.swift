import Clauses
import WidgetModel
import WidgetRuntime

/// Shows a run to a judge while it happens.
public struct JudgeObserver: TraceObserver {
  private let judge: Judge

  /// Creates an observer for a judge that has begun the run.
  public init(judge: Judge) { self.judge = judge }

  /// Tells the judge of new views, timelines and side effects, then of the event.
  public mutating func observe(_ event: TraceEvent, at index: Int, in trace: borrowing Trace) {
    if judge.state.views.count < trace.views.count
      || judge.state.timelines.count < trace.timelines.count
      || judge.state.sideEffects.count < trace.sideEffects.count
    {
      judge.define(views: trace.views, timelines: trace.timelines, sideEffects: trace.sideEffects)
    }
    judge.observe(event, at: index)
  }
}
