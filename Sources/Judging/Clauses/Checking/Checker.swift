import WidgetModel

/// Judges one clause on one run after the other, online.
///
/// A checker sees the kinds of events that its clause observes, in order, and then the end of the
/// run. Its memory grows with the timelines in force and the requests under way, never with the
/// length of the run. It never traps on what a subject does: that is a violation or of no concern.
public protocol Checker {
  /// Forgets the run before and prepares for another.
  mutating func begin(_ state: ObservedState)

  /// Sees one event; the observed state knows what happened before it, not the event itself.
  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  )

  /// Sees the end of the run; the observed state knows every event.
  mutating func finish(_ state: ObservedState, _ tally: inout Tally)
}

extension Checker {
  /// Has nothing to say at the end of a run.
  public mutating func finish(_ state: ObservedState, _ tally: inout Tally) {}
}
