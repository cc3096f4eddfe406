import WidgetModel

/// An observer of a run's events as they happen, such as the checkers of clauses.
public protocol TraceObserver {
  /// Handles an event just after it was written; the trace includes it if events are kept.
  mutating func observe(_ event: TraceEvent, at index: Int, in trace: borrowing Trace)

  /// True if the run may end here, with ``SimulationError/seenEnough(at:)``.
  var hasSeenEnough: Bool { get }
}

extension TraceObserver {
  /// False: by default an observer sees the whole run.
  public var hasSeenEnough: Bool { false }
}

/// An observer that ignores all events.
public struct NoObserver: TraceObserver {
  /// Creates the observer.
  public init() {}

  /// Does nothing.
  public mutating func observe(_ event: TraceEvent, at index: Int, in trace: borrowing Trace) {}
}
