/// Writes messages to the log of a part of a program.
public struct Logger: Sendable {
  let subsystem: String
  let category: String
  let isEnabled: Bool

  /// Creates the log of the program as a whole.
  public init() { self.init(subsystem: "", category: "") }

  /// Creates the log of a part of a program.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
    isEnabled = true
  }

  /// Creates a log from an older one.
  public init(_ logObj: OSLog) {
    subsystem = logObj.subsystem
    category = logObj.category
    isEnabled = logObj !== OSLog.disabled
  }

  /// Writes a message of the default level.
  public func log(_ message: OSLogMessage) { write(message, .default) }

  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(message, level) }

  /// Writes a message for debugging.
  public func trace(_ message: OSLogMessage) { write(message, .debug) }

  /// Writes a message for debugging.
  public func debug(_ message: OSLogMessage) { write(message, .debug) }

  /// Writes a message that may help.
  public func info(_ message: OSLogMessage) { write(message, .info) }

  /// Writes a message of the default level.
  public func notice(_ message: OSLogMessage) { write(message, .default) }

  /// Writes a message about an error.
  public func warning(_ message: OSLogMessage) { write(message, .error) }

  /// Writes a message about an error.
  public func error(_ message: OSLogMessage) { write(message, .error) }

  /// Writes a message about a fault.
  public func critical(_ message: OSLogMessage) { write(message, .fault) }

  /// Writes a message about a fault.
  public func fault(_ message: OSLogMessage) { write(message, .fault) }

  /// Tells the host environment of a message, with its level and category before it.
  func write(_ message: @autoclosure () -> OSLogMessage, _ level: OSLogType) {
    guard isEnabled else { return }
    CurrentHost.note(
      .logged,
      "\(level.name)\(category.isEmpty ? "" : " [\(category)]"): \(message().text)"
    )
  }
}
