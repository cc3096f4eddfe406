/// A length of time in whole microseconds, the smallest difference that the model knows (one tick).
///
/// Arithmetic saturates instead of trapping, so that hostile input cannot stop a run.
public struct Interval: Hashable, Comparable, Sendable {
  /// The length in microseconds; negative lengths point to the past.
  public var microseconds: Int64

  /// Creates a length from microseconds.
  @inlinable public init(microseconds: Int64) { self.microseconds = microseconds }

  /// No time at all.
  @inlinable public static var zero: Interval { Interval(microseconds: 0) }

  /// One microsecond, the smallest difference between two moments.
  @inlinable public static var tick: Interval { Interval(microseconds: 1) }

  /// Twenty-four hours of monotonic time.
  @inlinable public static var day: Interval { Interval(microseconds: 86_400_000_000) }

  /// A length of whole seconds.
  @inlinable public static func seconds(_ count: Int64) -> Interval {
    Interval(microseconds: saturating(count, times: 1_000_000))
  }

  /// A length of whole minutes.
  @inlinable public static func minutes(_ count: Int64) -> Interval {
    Interval(microseconds: saturating(count, times: 60_000_000))
  }

  /// A length of whole hours.
  @inlinable public static func hours(_ count: Int64) -> Interval {
    Interval(microseconds: saturating(count, times: 3_600_000_000))
  }

  /// A length of whole days of 24 hours.
  @inlinable public static func days(_ count: Int64) -> Interval {
    Interval(microseconds: saturating(count, times: 86_400_000_000))
  }

  /// Orders lengths by their microseconds.
  @inlinable public static func < (left: Interval, right: Interval) -> Bool {
    left.microseconds < right.microseconds
  }

  /// The sum of two lengths, saturating.
  @inlinable public static func + (left: Interval, right: Interval) -> Interval {
    Interval(microseconds: saturating(left.microseconds, plus: right.microseconds))
  }

  /// The difference of two lengths, saturating.
  @inlinable public static func - (left: Interval, right: Interval) -> Interval {
    Interval(microseconds: saturating(left.microseconds, minus: right.microseconds))
  }

  /// A multiple of a length, saturating.
  @inlinable public static func * (left: Interval, count: Int64) -> Interval {
    Interval(microseconds: saturating(left.microseconds, times: count))
  }
}

/// The sum of two integers, held at the ends of the range.
@inlinable func saturating(_ left: Int64, plus right: Int64) -> Int64 {
  let (sum, overflow) = left.addingReportingOverflow(right)
  guard overflow else { return sum }
  return right > 0 ? .max : .min
}

/// The difference of two integers, held at the ends of the range.
@inlinable func saturating(_ left: Int64, minus right: Int64) -> Int64 {
  let (difference, overflow) = left.subtractingReportingOverflow(right)
  guard overflow else { return difference }
  return right < 0 ? .max : .min
}

/// The product of two integers, held at the ends of the range.
@inlinable func saturating(_ left: Int64, times right: Int64) -> Int64 {
  let (product, overflow) = left.multipliedReportingOverflow(by: right)
  guard overflow else { return product }
  return (left < 0) == (right < 0) ? .max : .min
}
