import Foundation

/// How run loops and operation queues measure time.
public struct FoundationSchedulerTime: Strideable, Hashable, Codable, Sendable {
  /// The time.
  public var date: Date

  /// Wraps a date.
  public init(_ date: Date) { self.date = date }

  /// How long it is until another time.
  public func distance(to other: FoundationSchedulerTime) -> Stride {
    Stride(other.date.timeIntervalSince(date))
  }

  /// A later time.
  public func advanced(by n: Stride) -> FoundationSchedulerTime {
    FoundationSchedulerTime(date + n.timeInterval)
  }

  /// The time as a queue measures it.
  var onQueue: DispatchQueue.SchedulerTimeType {
    DispatchQueue.SchedulerTimeType(.now() + date.timeIntervalSinceNow)
  }
}

extension FoundationSchedulerTime {
  /// A length of time, in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable,
    Codable, Sendable, ExpressibleByFloatLiteral
  {
    /// The seconds.
    public var magnitude: TimeInterval

    /// The seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// So many seconds.
    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }

    /// So many seconds.
    public init(floatLiteral value: TimeInterval) { magnitude = value }

    /// So many seconds.
    public init(integerLiteral value: TimeInterval) { magnitude = value }

    /// So many seconds.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let magnitude = TimeInterval(exactly: source) else { return nil }
      self.init(magnitude)
    }

    /// Whether the left one is shorter.
    public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
    /// The sum.
    public static func + (left: Stride, right: Stride) -> Stride {
      Stride(left.magnitude + right.magnitude)
    }
    /// The difference.
    public static func - (left: Stride, right: Stride) -> Stride {
      Stride(left.magnitude - right.magnitude)
    }
    /// The product.
    public static func * (left: Stride, right: Stride) -> Stride {
      Stride(left.magnitude * right.magnitude)
    }
    /// Multiplies.
    public static func *= (left: inout Stride, right: Stride) { left = left * right }

    /// So many seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
    /// So many seconds.
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    /// So many milliseconds.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
    /// So many microseconds.
    public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
    /// So many nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }
  }
}
