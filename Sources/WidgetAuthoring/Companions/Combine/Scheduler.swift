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

extension TimeInterval: SchedulerTimeIntervalConvertible {
  /// So many seconds.
  public static func seconds(_ s: Int) -> Double { Double(s) }
  /// So many seconds.
  public static func seconds(_ s: Double) -> Double { s }
  /// So many milliseconds.
  public static func milliseconds(_ ms: Int) -> Double { Double(ms) / 1e3 }
  /// So many microseconds.
  public static func microseconds(_ us: Int) -> Double { Double(us) / 1e6 }
  /// So many nanoseconds.
  public static func nanoseconds(_ ns: Int) -> Double { Double(ns) / 1e9 }
}

extension DispatchQueue: Scheduler {
  /// The choices of a queue.
  public struct SchedulerOptions {
    /// Creates the default choices.
    public init() {}
  }

  /// The time at the moment.
  public var now: Date { Date() }

  /// Runs work soon.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Unchecked(action)
    async { action.value() }
  }

  /// Runs work at a time.
  public func schedule(after date: Date, _ action: @escaping () -> Void) {
    let action = Unchecked(action)
    asyncAfter(deadline: .now() + date.timeIntervalSinceNow) { action.value() }
  }
}

extension RunLoop: Scheduler {
  /// The choices of a run loop.
  public struct SchedulerOptions {
    /// Creates the default choices.
    public init() {}
  }

  /// The time at the moment.
  public var now: Date { Date() }

  // Run loops do not turn in a simulation: the main queue stands for the main loop.
  /// Runs work soon.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(options: nil, action)
  }

  /// Runs work at a time.
  public func schedule(after date: Date, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(after: date, action)
  }
}

extension OperationQueue: Scheduler {
  /// The choices of an operation queue.
  public struct SchedulerOptions {
    /// Creates the default choices.
    public init() {}
  }

  /// The time at the moment.
  public var now: Date { Date() }

  /// Runs work soon.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(options: nil, action)
  }

  /// Runs work at a time.
  public func schedule(after date: Date, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(after: date, action)
  }
}
