import WidgetModel

/// Somebody who looks at a run while it happens, such as the checkers of clauses.
public protocol TraceObserver {
  /// Sees an event just after it was written.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - index: The event's place in the trace.
  ///   - trace: The trace so far, this event included if events are kept.
  mutating func observe(_ event: TraceEvent, at index: Int, in trace: borrowing Trace)

  /// Whether the run may end here, with ``SimulationError/seenEnough(at:)``.
  var hasSeenEnough: Bool { get }
}

extension TraceObserver {
  /// An observer wants to see all, unless it says more.
  public var hasSeenEnough: Bool { false }
}

/// An observer that looks away.
public struct NoObserver: TraceObserver {
  /// Creates the observer.
  public init() {}

  /// Does nothing.
  public mutating func observe(_ event: TraceEvent, at index: Int, in trace: borrowing Trace) {}
}
