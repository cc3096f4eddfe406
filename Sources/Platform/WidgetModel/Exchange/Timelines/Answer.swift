/// The answer of a widget's code to one request.
public struct Answer: Hashable, Sendable {
  /// The content of an answer.
  public enum Body: Hashable, Sendable {
    /// A timeline, in answer to a timeline request.
    case timeline(Timeline)
    /// One entry's view, in answer to a placeholder or snapshot request.
    case entry(ViewID)
    /// A control's state, in answer to a request for its value.
    case value(Bool)
    case returned
    case threw
  }

  /// The request that is answered.
  public var request: RequestID

  /// The content of the answer.
  public var body: Body

  /// The peak memory of the process for this answer, in bytes.
  public var memory: Int64

  /// Creates an answer.
  public init(_ body: Body, to request: RequestID, memory: Int64 = 0) {
    self.body = body
    self.request = request
    self.memory = memory
  }
}
