import Foundation

public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions

  var now: SchedulerTimeType { get }
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void)
}

public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

extension DispatchQueue: Scheduler {
  public struct SchedulerOptions {
    public init() {}
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Unchecked(action)
    async { action.value() }
  }

  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    let action = Unchecked(action)
    asyncAfter(deadline: date.dispatchTime) { action.value() }
  }
}

extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = FoundationSchedulerTime

  public struct SchedulerOptions {
    public init() {}
  }

  public var now: FoundationSchedulerTime { FoundationSchedulerTime(Date()) }

  // Run loops do not turn in a simulation: the main queue replaces the main loop.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(options: nil, action)
  }

  public func schedule(after date: FoundationSchedulerTime, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(after: date.onQueue, action)
  }
}

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = FoundationSchedulerTime

  public struct SchedulerOptions {
    public init() {}
  }

  public var now: FoundationSchedulerTime { FoundationSchedulerTime(Date()) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    // Operation queues use the main queue too.
    DispatchQueue.main.schedule(options: nil, action)
  }

  public func schedule(after date: FoundationSchedulerTime, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(after: date.onQueue, action)
  }
}
