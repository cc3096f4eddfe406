/// The externally visible behaviour of a system: calls and responses, with their order.
public struct History<Operation, Response> {
  /// One call on a lane.
  public struct Call {
    /// The lane.
    public let lane: Int

    /// The operation.
    public let operation: Operation

    /// The response, `nil` while the call is pending.
    public fileprivate(set) var response: Response?

    /// The index of the call's begin among all begins and ends.
    public let invoked: Int

    /// The index of the call's end, `nil` while it is pending.
    public fileprivate(set) var returned: Int?
  }

  /// The calls of each lane, in order.
  public private(set) var lanes: [[Call]]

  /// The number of begins and ends so far.
  public private(set) var events = 0

  /// Creates an empty history.
  ///
  /// - Precondition: `lanes` is not negative.
  public init(lanes: Int) {
    precondition(lanes >= 0, "a history of \(lanes) lanes")
    self.lanes = Array(repeating: [], count: lanes)
  }

  /// Records that a lane begins an operation.
  ///
  /// - Precondition: The lane has no pending call.
  public mutating func invoke(_ operation: Operation, on lane: Int) {
    precondition(!isPending(lane), "lane \(lane) is still busy")
    lanes[lane].append(
      Call(lane: lane, operation: operation, response: nil, invoked: events, returned: nil)
    )
    events += 1
  }

  /// Records that a lane's operation returns.
  ///
  /// - Precondition: The lane has a pending call.
  public mutating func respond(_ response: Response, on lane: Int) {
    precondition(isPending(lane), "lane \(lane) has not called anything")
    lanes[lane][lanes[lane].count - 1].response = response
    lanes[lane][lanes[lane].count - 1].returned = events
    events += 1
  }

  /// Returns whether a lane's last call is pending.
  public func isPending(_ lane: Int) -> Bool {
    lanes[lane].last.map { $0.returned == nil } ?? false
  }
}

extension History.Call: Sendable where Operation: Sendable, Response: Sendable {}
extension History: Sendable where Operation: Sendable, Response: Sendable {}

extension History: CustomStringConvertible {
  /// The begins and ends in order, one per line.
  public var description: String {
    var lines = Array(repeating: "", count: events)
    for call in lanes.joined() {
      lines[call.invoked] = "lane \(call.lane) begins \(call.operation)"
      guard let returned = call.returned, let response = call.response else { continue }
      lines[returned] = "lane \(call.lane) returns \(response) from \(call.operation)"
    }
    return lines.joined(separator: "\n")
  }
}
