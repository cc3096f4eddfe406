/// A moment of monotonic time: microseconds since the start, unaffected by clock changes.
public struct Instant: Hashable, Comparable, Sendable {
  /// The microseconds since the scenario's start.
  public var microseconds: Int64

  /// Creates the moment the given number of microseconds after the scenario's start.
  @inlinable public init(microseconds: Int64) { self.microseconds = microseconds }

  /// The scenario's start.
  @inlinable public static var start: Instant { Instant(microseconds: 0) }

  /// A moment later than every other, for wake-ups that never come due.
  @inlinable public static var never: Instant { Instant(microseconds: .max) }

  /// Orders instants by time.
  @inlinable public static func < (left: Instant, right: Instant) -> Bool {
    left.microseconds < right.microseconds
  }

  /// Returns the moment an interval later, saturating at ``never``.
  @inlinable public static func + (left: Instant, right: Interval) -> Instant {
    Instant(microseconds: saturating(left.microseconds, plus: right.microseconds))
  }

  /// Returns the moment an interval earlier, saturating.
  @inlinable public static func - (left: Instant, right: Interval) -> Instant {
    Instant(microseconds: saturating(left.microseconds, minus: right.microseconds))
  }

  /// Returns the time from one instant to another, saturating.
  @inlinable public static func - (left: Instant, right: Instant) -> Interval {
    Interval(microseconds: saturating(left.microseconds, minus: right.microseconds))
  }
}
