/// A logger whose messages are recorded by the host environment.
public struct Logger: Sendable {
  let subsystem: String
  let category: String
  let isEnabled: Bool

  public init() { self.init(subsystem: "", category: "") }

  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
    isEnabled = true
  }

  public init(_ logObj: OSLog) {
    subsystem = logObj.subsystem
    category = logObj.category
    isEnabled = logObj !== OSLog.disabled
  }

  public func log(_ message: OSLogMessage) { write(message, .default) }

  public func log(level: OSLogType, _ message: OSLogMessage) { write(message, level) }

  public func trace(_ message: OSLogMessage) { write(message, .debug) }

  public func debug(_ message: OSLogMessage) { write(message, .debug) }

  public func info(_ message: OSLogMessage) { write(message, .info) }

  public func notice(_ message: OSLogMessage) { write(message, .default) }

  public func warning(_ message: OSLogMessage) { write(message, .error) }

  public func error(_ message: OSLogMessage) { write(message, .error) }

  public func critical(_ message: OSLogMessage) { write(message, .fault) }

  public func fault(_ message: OSLogMessage) { write(message, .fault) }

  func write(_ message: @autoclosure () -> OSLogMessage, _ level: OSLogType) {
    guard isEnabled else { return }
    CurrentHost.record(
      .logged,
      "\(level.name)\(category.isEmpty ? "" : " [\(category)]"): \(message().text)"
    )
  }
}
