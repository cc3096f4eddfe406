/// A date on the phone's wall clock: microseconds since 1970, saturating.
///
/// A stimulus can move that clock, so comparing with an ``Instant`` needs the offset at that
/// moment.
public struct WallDate: Hashable, Comparable, Sendable {
  /// The microseconds since January 1, 1970, universal time.
  public var microseconds: Int64

  /// Creates the date the given number of microseconds after January 1, 1970.
  @inlinable public init(microseconds: Int64) { self.microseconds = microseconds }

  /// Monday, January 5, 2026, at midnight, the default start of a scenario.
  @inlinable public static var defaultStart: WallDate {
    WallDate(microseconds: 1_767_571_200_000_000)
  }

  /// A date later than every other.
  @inlinable public static var distantFuture: WallDate { WallDate(microseconds: .max) }

  /// A date earlier than every other.
  @inlinable public static var distantPast: WallDate { WallDate(microseconds: .min) }

  /// Orders dates by time.
  @inlinable public static func < (left: WallDate, right: WallDate) -> Bool {
    left.microseconds < right.microseconds
  }

  /// Returns the date an interval later, saturating.
  @inlinable public static func + (left: WallDate, right: Interval) -> WallDate {
    WallDate(microseconds: saturating(left.microseconds, plus: right.microseconds))
  }

  /// Returns the date an interval earlier, saturating.
  @inlinable public static func - (left: WallDate, right: Interval) -> WallDate {
    WallDate(microseconds: saturating(left.microseconds, minus: right.microseconds))
  }

  /// Returns the time from one date to another, saturating.
  @inlinable public static func - (left: WallDate, right: WallDate) -> Interval {
    Interval(microseconds: saturating(left.microseconds, minus: right.microseconds))
  }
}
