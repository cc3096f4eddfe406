import Clauses
import WidgetModel
import WidgetRuntime

/// Shows a run to a judge while it happens.
public struct JudgeObserver: TraceObserver {
  private let judge: Judge
  private let watch: UnsafeMutablePointer<HarnessMonitor>?
  private let misplay: HarnessMutation?

  /// Creates an observer for a judge that has begun the run.
  public init(judge: Judge) { self.init(judge: judge, watch: nil, misplay: nil) }

  /// Creates an observer that looks whether the run plays its scenario, and what it reaches, too.
  ///
  /// - Parameters:
  ///   - judge: The judge, who has begun the run.
  ///   - watch: What watches the harness, which outlives the observer.
  ///   - misplay: What the harness does wrong on purpose.
  init(judge: Judge, watch: UnsafeMutablePointer<HarnessMonitor>?, misplay: HarnessMutation?) {
    self.judge = judge
    self.watch = watch
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
