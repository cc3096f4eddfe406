import WidgetModel

/// The way to a subject on the other side, and back.
public protocol MessageChannel {
  /// Sends a message; it may lie here until the next reply is waited for.
  func send(_ message: SubjectMessage) throws

  /// Waits for a line, without its end; `nil` when no more will come.
  func receive() throws -> [UInt8]?
}

/// A way to a subject that two functions make.
public struct LineFunctions: MessageChannel {
  private let sendLine: (String) throws -> Void
  private let receiveLine: () throws -> String?

  /// Creates a way.
  ///
  /// - Parameters:
  ///   - send: Sends one line, without its end.
  ///   - receive: Waits for a line; `nil` when no more will come.
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
