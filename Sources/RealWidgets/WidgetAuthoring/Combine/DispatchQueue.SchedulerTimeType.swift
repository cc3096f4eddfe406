import Dispatch
import Foundation

extension DispatchQueue {
  /// How a queue measures time.
  ///
  /// Lengths of time are a type of their own. Functions such as `milliseconds` on `Double` would make
  /// `DispatchTime.now() + .milliseconds(5)` ambiguous.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    private var nanoseconds: UInt64

    /// The time.
    public var dispatchTime: DispatchTime { DispatchTime(uptimeNanoseconds: nanoseconds) }

    /// Wraps a time.
    public init(_ time: DispatchTime) { nanoseconds = time.uptimeNanoseconds }

    /// How long it is until another time.
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(magnitude: Int(clamping: Int64(bitPattern: other.nanoseconds &- nanoseconds)))
    }

    /// A later time.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.timeInterval)
    }
  }
}

extension DispatchQueue.SchedulerTimeType {
  /// A length of time, in nanoseconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable,
    Codable, Sendable, ExpressibleByFloatLiteral
  {
    /// The nanoseconds.
    public var magnitude: Int

    /// The length as libdispatch writes it.
    public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

    init(magnitude: Int) { self.magnitude = magnitude }

    /// So many seconds.
    public init(floatLiteral value: Double) { self = .seconds(value) }

    /// So many seconds.
    public init(integerLiteral value: Int) { self = .seconds(value) }

    /// So many nanoseconds.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let magnitude = Int(exactly: source) else { return nil }
      self.init(magnitude: magnitude)
    }

    /// A length as libdispatch writes it.
    public init(_ timeInterval: DispatchTimeInterval) {
      switch timeInterval {
      case .seconds(let count): self = .seconds(count)
      case .milliseconds(let count): self = .milliseconds(count)
      case .microseconds(let count): self = .microseconds(count)
      case .nanoseconds(let count): self = .nanoseconds(count)
      default: self.init(magnitude: .max)
      }
    }

    /// Whether the left one is shorter.
    public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
    /// The sum.
    public static func + (left: Stride, right: Stride) -> Stride {
      Stride(magnitude: left.magnitude &+ right.magnitude)
    }
    /// The difference.
    public static func - (left: Stride, right: Stride) -> Stride {
      Stride(magnitude: left.magnitude &- right.magnitude)
    }
    /// The product, in nanoseconds.
    public static func * (left: Stride, right: Stride) -> Stride {
      Stride(magnitude: left.magnitude &* right.magnitude)
    }
    /// Multiplies.
    public static func *= (left: inout Stride, right: Stride) { left = left * right }

    /// So many seconds.
    public static func seconds(_ s: Int) -> Stride { of(s, 1_000_000_000) }
    /// So many seconds.
    public static func seconds(_ s: Double) -> Stride {
      Stride(magnitude: Int(exactly: (s * 1e9).rounded()) ?? (s < 0 ? .min : .max))
    }
    /// So many milliseconds.
    public static func milliseconds(_ ms: Int) -> Stride { of(ms, 1_000_000) }
    /// So many microseconds.
    public static func microseconds(_ us: Int) -> Stride { of(us, 1000) }
    /// So many nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(magnitude: ns) }

    private static func of(_ count: Int, _ unit: Int) -> Stride {
      let (product, overflow) = count.multipliedReportingOverflow(by: unit)
      return Stride(magnitude: overflow ? (count < 0 ? .min : .max) : product)
    }
  }
}
