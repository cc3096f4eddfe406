/// A length of time in microseconds (ticks), saturating so that hostile input cannot stop a run.
public struct Interval: Hashable, Comparable, Sendable {
  /// The length in microseconds, negative for the past.
  public var microseconds: Int64

  /// Creates an interval from microseconds.
  @inlinable public init(microseconds: Int64) { self.microseconds = microseconds }

  /// An empty interval.
  @inlinable public static var zero: Interval { Interval(microseconds: 0) }

  /// One microsecond, the smallest difference between two moments.
  @inlinable public static var tick: Interval { Interval(microseconds: 1) }

  /// Twenty-four hours of monotonic time.
  @inlinable public static var day: Interval { Interval(microseconds: 86_400_000_000) }

  /// Returns an interval of whole seconds.
  @inlinable public static func seconds(_ count: Int64) -> Interval {
    Interval(microseconds: saturating(count, times: 1_000_000))
  }

  /// Returns an interval of whole minutes.
  @inlinable public static func minutes(_ count: Int64) -> Interval {
    Interval(microseconds: saturating(count, times: 60_000_000))
  }

  /// Returns an interval of whole hours.
  @inlinable public static func hours(_ count: Int64) -> Interval {
    Interval(microseconds: saturating(count, times: 3_600_000_000))
  }

  /// Returns an interval of whole days of 24 hours.
  @inlinable public static func days(_ count: Int64) -> Interval {
    Interval(microseconds: saturating(count, times: 86_400_000_000))
  }

  /// Orders intervals by their microseconds.
  @inlinable public static func < (left: Interval, right: Interval) -> Bool {
    left.microseconds < right.microseconds
  }

  /// Returns the sum of two intervals, saturating.
  @inlinable public static func + (left: Interval, right: Interval) -> Interval {
    Interval(microseconds: saturating(left.microseconds, plus: right.microseconds))
  }

  /// Returns the difference of two intervals, saturating.
  @inlinable public static func - (left: Interval, right: Interval) -> Interval {
    Interval(microseconds: saturating(left.microseconds, minus: right.microseconds))
  }

  /// Returns a multiple of an interval, saturating.
  @inlinable public static func * (left: Interval, count: Int64) -> Interval {
    Interval(microseconds: saturating(left.microseconds, times: count))
  }
}

@inlinable func saturating(_ left: Int64, plus right: Int64) -> Int64 {
  let (sum, overflow) = left.addingReportingOverflow(right)
  guard overflow else { return sum }
  return right > 0 ? .max : .min
}

@inlinable func saturating(_ left: Int64, minus right: Int64) -> Int64 {
  let (difference, overflow) = left.subtractingReportingOverflow(right)
  guard overflow else { return difference }
  return right < 0 ? .max : .min
}

@inlinable func saturating(_ left: Int64, times right: Int64) -> Int64 {
  let (product, overflow) = left.multipliedReportingOverflow(by: right)
  guard overflow else { return product }
  return (left < 0) == (right < 0) ? .max : .min
}
