import WidgetModel

/// A connection to a remote subject.
public protocol MessageChannel {
  /// Sends a message, which may be buffered until the next call of ``receive()``.
  func send(_ message: SubjectMessage) throws

  /// Waits for a line and returns it without its end, or `nil` when no more will come.
  func receive() throws -> [UInt8]?
}

/// A connection to a subject by two functions.
public struct LineFunctions: MessageChannel {
  private let sendLine: (String) throws -> Void
  private let receiveLine: () throws -> String?

  /// Creates a connection; lines have no end, and `receive` returns `nil` when no more will come.
  public init(send: @escaping (String) throws -> Void, receive: @escaping () throws -> String?) {
    sendLine = send
    receiveLine = receive
  }

  /// Sends a message at once.
  public func send(_ message: SubjectMessage) throws {
    var line = MessageWriter()
    line.append(message)
    try sendLine(String(decoding: line.bytes, as: UTF8.self))
  }

  /// Waits for a line.
  public func receive() throws -> [UInt8]? { try receiveLine().map { Array($0.utf8) } }
}
