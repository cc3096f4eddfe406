import Foundation

open class OSLog: NSObject, @unchecked Sendable {
  let subsystem: String
  let category: String

  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  public struct Category: Sendable {
    let rawValue: String
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }

  public func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled }

  public var signpostsEnabled: Bool { false }
}

public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(rawValue: 0x00)
  public static let info = OSLogType(rawValue: 0x01)
  public static let debug = OSLogType(rawValue: 0x02)
  public static let error = OSLogType(rawValue: 0x10)
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
public func os_log(
  _ message: StaticString,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ args: any CVarArg...
) {
  // Annotations such as `%{public}@` are not known to Foundation's formats.
  let format = "\(message)".replacing(#/%\{[^}]*\}/#, with: "%")
  let text = args.isEmpty ? format : String(format: format, arguments: args)
  Logger(log).write(OSLogMessage(stringLiteral: text), type)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
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
@_disfavoredOverload public func os_log(
  _ type: OSLogType = .default,
  log: OSLog = .default,
  _ message: OSLogMessage
) {
  Logger(log).write(message, type)
}
