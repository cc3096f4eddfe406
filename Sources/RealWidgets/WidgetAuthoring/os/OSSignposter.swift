/// Marks intervals in a recording; nothing records here.
public struct OSSignposter: Sendable {
  /// Creates the signposter of the program as a whole.
  public init() {}

  /// Creates the signposter of a part of a program.
  public init(subsystem: String, category: String) {}

  /// Creates the signposter of a log.
  public init(logger: Logger) {}

  /// Creates the signposter of a log.
  public init(logHandle: OSLog) {}

  /// Whether somebody records.
  public var isEnabled: Bool { false }

  /// An id for an interval.
  public func makeSignpostID() -> OSSignpostID { .exclusive }

  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }

  /// Begins an interval with a message.
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }

  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Ends an interval with a message.
  public func endInterval(
    _ name: StaticString,
    _ state: OSSignpostIntervalState,
    _ message: OSLogMessage
  ) {}

  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Marks a moment with a message.
  public func emitEvent(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage
  ) {}

  /// Runs code as an interval.
  public func withIntervalSignpost<T>(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    around task: () throws -> T
  ) rethrows -> T {
    try task()
  }
}

/// What an interval keeps between its ends.
public final class OSSignpostIntervalState: Sendable {}

/// The id of an interval.
public struct OSSignpostID: Hashable, Sendable {
  let number: UInt64

  /// Creates an id for a log.
  public init(log: OSLog) { number = 1 }

  private init(number: UInt64) { self.number = number }

  /// The id of intervals that never overlap.
  public static let exclusive = OSSignpostID(number: 0xEEEE_B0B5_B2B2_EEEE)
}

/// What a signpost marks.
public enum OSSignpostType: UInt8, Sendable {
  /// A moment.
  case event
  /// The beginning of an interval.
  case begin
  /// The end of an interval.
  case end
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Marks a moment or an end of an interval.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Marks a moment or an end of an interval with a message.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive,
  _ format: StaticString,
  _ arguments: any CVarArg...
) {}
