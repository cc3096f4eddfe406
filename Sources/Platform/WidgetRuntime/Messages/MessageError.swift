/// An invalid message.
public struct MessageError: Error, Hashable, CustomStringConvertible {
  /// The fault and the remedy.
  public var problem: String

  /// The beginning of the received message; empty if none came.
  public var message: String

  /// Creates an error, keeping only the beginning of a long message.
  public init(_ problem: String, message: String = "") {
    self.problem = problem
    // 200 characters identify a message without flooding a report.
    let beginning = message.unicodeScalars.prefix(200)
    self.message = String(beginning) + (beginning.count < message.unicodeScalars.count ? "…" : "")
  }

  /// The problem and the received message.
  public var description: String {
    message.isEmpty ? problem : "\(problem); received: \(message)"
  }
}
