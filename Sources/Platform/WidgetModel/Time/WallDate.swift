/// A date as the phone's wall clock shows it: microseconds since 1970, saturating.
///
/// Entries and `after` policies speak of wall dates. The wall clock can be moved by a stimulus;
/// comparing a wall date with an ``Instant`` needs the phone's offset at that moment.
public struct WallDate: Hashable, Comparable, Sendable {
  /// The microseconds since the first of January 1970, universal time.
  public var microseconds: Int64

  /// Creates the date that many microseconds after the first of January 1970.
  @inlinable public init(microseconds: Int64) { self.microseconds = microseconds }

  /// Monday the fifth of January 2026 at midnight, where scenarios start unless they say otherwise.
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

  /// The date an interval later, saturating.
  @inlinable public static func + (left: WallDate, right: Interval) -> WallDate {
    WallDate(microseconds: saturating(left.microseconds, plus: right.microseconds))
  }

  /// The date an interval earlier, saturating.
  @inlinable public static func - (left: WallDate, right: Interval) -> WallDate {
    WallDate(microseconds: saturating(left.microseconds, minus: right.microseconds))
  }

  /// The time from one date to another, saturating.
  @inlinable public static func - (left: WallDate, right: WallDate) -> Interval {
    Interval(microseconds: saturating(left.microseconds, minus: right.microseconds))
  }
}
