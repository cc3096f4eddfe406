import Foundation

/// Where and when work runs.
public protocol Scheduler<SchedulerTimeType> {
  /// How it measures time.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// Its choices.
  associatedtype SchedulerOptions

  /// The time at the moment.
  var now: SchedulerTimeType { get }
  /// Runs work soon.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Runs work at a time.
  func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void)
}

/// A length of time in a scheduler's own measure.
public protocol SchedulerTimeIntervalConvertible {
  /// So many seconds.
  static func seconds(_ s: Int) -> Self
  /// So many seconds.
  static func seconds(_ s: Double) -> Self
  /// So many milliseconds.
  static func milliseconds(_ ms: Int) -> Self
  /// So many microseconds.
  static func microseconds(_ us: Int) -> Self
  /// So many nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}

extension DispatchQueue: Scheduler {
  /// The choices of a queue.
  public struct SchedulerOptions {
    /// Creates the default choices.
    public init() {}
  }

  /// The time at the moment.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// Runs work soon.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Unchecked(action)
    async { action.value() }
  }

  /// Runs work at a time.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    let action = Unchecked(action)
    asyncAfter(deadline: date.dispatchTime) { action.value() }
  }
}

extension RunLoop: Scheduler {
  /// How a run loop measures time.
  public typealias SchedulerTimeType = FoundationSchedulerTime

  /// The choices of a run loop.
  public struct SchedulerOptions {
    /// Creates the default choices.
    public init() {}
  }

  /// The time at the moment.
  public var now: FoundationSchedulerTime { FoundationSchedulerTime(Date()) }

  // Run loops do not turn in a simulation: the main queue stands for the main loop.
  /// Runs work soon.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(options: nil, action)
  }

  /// Runs work at a time.
  public func schedule(after date: FoundationSchedulerTime, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(after: date.onQueue, action)
  }
}

extension OperationQueue: Scheduler {
  /// How an operation queue measures time.
  public typealias SchedulerTimeType = FoundationSchedulerTime

  /// The choices of an operation queue.
  public struct SchedulerOptions {
    /// Creates the default choices.
    public init() {}
  }

  /// The time at the moment.
  public var now: FoundationSchedulerTime { FoundationSchedulerTime(Date()) }

  /// Runs work soon.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(options: nil, action)
  }

  /// Runs work at a time.
  public func schedule(after date: FoundationSchedulerTime, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(after: date.onQueue, action)
  }
}
