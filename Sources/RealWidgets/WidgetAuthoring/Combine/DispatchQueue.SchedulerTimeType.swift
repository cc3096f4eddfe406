import Dispatch
import Foundation

extension DispatchQueue {
  /// The time scale of a dispatch queue; `Stride` is a separate type, since `milliseconds` on
  /// `Double` would make `DispatchTime.now() + .milliseconds(5)` ambiguous.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    private var nanoseconds: UInt64

    public var dispatchTime: DispatchTime { DispatchTime(uptimeNanoseconds: nanoseconds) }

    public init(_ time: DispatchTime) { nanoseconds = time.uptimeNanoseconds }

    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(magnitude: Int(clamping: Int64(bitPattern: other.nanoseconds &- nanoseconds)))
    }

    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.timeInterval)
    }
  }
}

extension DispatchQueue.SchedulerTimeType {
  /// A length of time in nanoseconds; `seconds` and `milliseconds` saturate on overflow.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable,
    Codable, Sendable, ExpressibleByFloatLiteral
  {
    public var magnitude: Int

    public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

    init(magnitude: Int) { self.magnitude = magnitude }

    public init(floatLiteral value: Double) { self = .seconds(value) }

    public init(integerLiteral value: Int) { self = .seconds(value) }

    public init?<T: BinaryInteger>(exactly source: T) {
      guard let magnitude = Int(exactly: source) else { return nil }
      self.init(magnitude: magnitude)
    }

    public init(_ timeInterval: DispatchTimeInterval) {
      switch timeInterval {
      case .seconds(let count): self = .seconds(count)
      case .milliseconds(let count): self = .milliseconds(count)
      case .microseconds(let count): self = .microseconds(count)
      case .nanoseconds(let count): self = .nanoseconds(count)
      default: self.init(magnitude: .max)
      }
    }

    public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
    public static func + (left: Stride, right: Stride) -> Stride {
      Stride(magnitude: left.magnitude &+ right.magnitude)
    }
    public static func - (left: Stride, right: Stride) -> Stride {
      Stride(magnitude: left.magnitude &- right.magnitude)
    }
    public static func * (left: Stride, right: Stride) -> Stride {
      Stride(magnitude: left.magnitude &* right.magnitude)
    }
    public static func *= (left: inout Stride, right: Stride) { left = left * right }

    public static func seconds(_ s: Int) -> Stride { of(s, 1_000_000_000) }
    public static func seconds(_ s: Double) -> Stride {
      Stride(magnitude: Int(exactly: (s * 1e9).rounded()) ?? (s < 0 ? .min : .max))
    }
    public static func milliseconds(_ ms: Int) -> Stride { of(ms, 1_000_000) }
    public static func microseconds(_ us: Int) -> Stride { of(us, 1000) }
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(magnitude: ns) }

    private static func of(_ count: Int, _ unit: Int) -> Stride {
      let (product, overflow) = count.multipliedReportingOverflow(by: unit)
      return Stride(magnitude: overflow ? (count < 0 ? .min : .max) : product)
    }
  }
}
