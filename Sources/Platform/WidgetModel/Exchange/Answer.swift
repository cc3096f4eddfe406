/// What a widget's code gave back to one request.
public struct Answer: Hashable, Sendable {
  /// What came back.
  public enum Body: Hashable, Sendable {
    /// A timeline, in answer to a timeline request.
    case timeline(Timeline)
    /// One entry's view, in answer to a placeholder or snapshot request.
    case entry(ViewID)
    /// Whether a control is on, in answer to a request for its value.
    case value(Bool)
    /// The intent returned.
    case returned
    /// The code threw an error.
    case threw
  }

  /// The request that is answered.
  public var request: RequestID

  /// What came back.
  public var body: Body

  /// The most bytes of memory that the process used for the answer.
  public var memory: Int64

  /// Creates an answer.
  public init(_ body: Body, to request: RequestID, memory: Int64 = 0) {
    self.body = body
    self.request = request
    self.memory = memory
  }
}
