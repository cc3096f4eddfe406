/// A message that does not say what it should.
public struct MessageError: Error, Hashable, CustomStringConvertible {
  /// What is wrong, and what would be right.
  public var problem: String

  /// The beginning of the message that came, empty when none did.
  public var message: String

  /// Creates an error; of a long message only the beginning is kept.
  public init(_ problem: String, message: String = "") {
    self.problem = problem
    let beginning = message.unicodeScalars.prefix(200)
    self.message = String(beginning) + (beginning.count < message.unicodeScalars.count ? "…" : "")
  }

  /// The problem, and what came.
  public var description: String {
    message.isEmpty ? problem : "\(problem); what came is: \(message)"
  }
}
