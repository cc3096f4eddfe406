import Clauses
import WidgetModel
import WidgetRuntime

/// Shows a run to a judge while it happens.
public struct JudgeObserver: TraceObserver {
  private let judge: Judge
  private let ledger: ScenarioLedger?
  private let tracker: ReachabilityTracker?
  private let misplay: Misplay?

  /// Creates an observer for a judge that has begun the run.
  public init(judge: Judge) { self.init(judge: judge, ledger: nil, tracker: nil, misplay: nil) }

  /// Creates an observer that looks whether the run plays its scenario, and what it reaches, too.
  init(
    judge: Judge,
    ledger: ScenarioLedger?,
    tracker: ReachabilityTracker?,
    misplay: Misplay?
  ) {
    self.judge = judge
    self.ledger = ledger
    self.tracker = tracker
    self.misplay = misplay
  }

  /// Tells the judge of new views, timelines and side effects, then of the event.
  public mutating func observe(_ event: TraceEvent, at index: Int, in trace: borrowing Trace) {
    let known = ObservedState.Known(
      views: trace.views.count,
      timelines: trace.timelines.count,
      sideEffects: trace.sideEffects.count
    )
    if judge.state.known != known {
      judge.define(views: trace.views, timelines: trace.timelines, sideEffects: trace.sideEffects)
    }
    let event = misplay?.writing(event) ?? event
    judge.observe(event, at: index)
    ledger?.observe(event, at: index, in: trace)
    tracker?.observe(event, in: trace)
  }
}
