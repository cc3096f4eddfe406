import Foundation

/// The time scale of run loops and operation queues; Apple has a separate type for each.
public struct FoundationSchedulerTime: Strideable, Hashable, Codable, Sendable {
  public var date: Date

  public init(_ date: Date) { self.date = date }

  public func distance(to other: FoundationSchedulerTime) -> Stride {
    Stride(other.date.timeIntervalSince(date))
  }

  public func advanced(by n: Stride) -> FoundationSchedulerTime {
    FoundationSchedulerTime(date + n.timeInterval)
  }

  var onQueue: DispatchQueue.SchedulerTimeType {
    DispatchQueue.SchedulerTimeType(.now() + date.timeIntervalSinceNow)
  }
}

extension FoundationSchedulerTime {
  /// A length of time in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable,
    Codable, Sendable, ExpressibleByFloatLiteral
  {
    public var magnitude: TimeInterval

    public var timeInterval: TimeInterval { magnitude }

    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }

    public init(floatLiteral value: TimeInterval) { magnitude = value }

    public init(integerLiteral value: TimeInterval) { magnitude = value }

    public init?<T: BinaryInteger>(exactly source: T) {
      guard let magnitude = TimeInterval(exactly: source) else { return nil }
      self.init(magnitude)
    }

    public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
    public static func + (left: Stride, right: Stride) -> Stride {
      Stride(left.magnitude + right.magnitude)
    }
    public static func - (left: Stride, right: Stride) -> Stride {
      Stride(left.magnitude - right.magnitude)
    }
    public static func * (left: Stride, right: Stride) -> Stride {
      Stride(left.magnitude * right.magnitude)
    }
    public static func *= (left: inout Stride, right: Stride) { left = left * right }

    public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }
  }
}
