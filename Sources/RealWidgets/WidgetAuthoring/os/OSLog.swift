import Foundation

/// The log of a part of a program, in the older manner.
open class OSLog: NSObject, @unchecked Sendable {
  let subsystem: String
  let category: String

  /// Creates the log of a part of a program.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  /// Creates the log of a part of a program with a category of the system's.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// The log of the program as a whole.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that keeps nothing.
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  /// A category of the system's.
  public struct Category: Sendable {
    let rawValue: String
    /// Points of interest in a recording.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }

  /// Whether messages of a level are kept.
  public func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled }

  /// Whether signposts are kept.
  public var signpostsEnabled: Bool { false }
}

/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The level's number.
  public let rawValue: UInt8

  /// Creates a level from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The default level.
  public static let `default` = OSLogType(rawValue: 0x00)
  /// For what may help.
  public static let info = OSLogType(rawValue: 0x01)
  /// For debugging.
  public static let debug = OSLogType(rawValue: 0x02)
  /// For errors.
  public static let error = OSLogType(rawValue: 0x10)
  /// For faults.
  public static let fault = OSLogType(rawValue: 0x11)

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "default"
    }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message whose values stand in a format.
public func os_log(
  _ message: StaticString,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ args: any CVarArg...
) {
  // Names such as `%{public}@` say who may read a value; formats here have no such names.
  let format = "\(message)".replacing(#/%\{[^}]*\}/#, with: "%")
  let text = args.isEmpty ? format : String(format: format, arguments: args)
  Logger(log).write(OSLogMessage(stringLiteral: text), type)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message of a level.
public func os_log(
  _ type: OSLogType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  _ message: StaticString,
  _ args: any CVarArg...
) {
  let format = "\(message)".replacing(#/%\{[^}]*\}/#, with: "%")
  let text = args.isEmpty ? format : String(format: format, arguments: args)
  Logger(log).write(OSLogMessage(stringLiteral: text), type)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message with interpolated values.
@_disfavoredOverload public func os_log(
  _ type: OSLogType = .default,
  log: OSLog = .default,
  _ message: OSLogMessage
) {
  Logger(log).write(message, type)
}
