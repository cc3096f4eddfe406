/// Who called what when, and what came back: all that the users of a system can see.
public struct History<Operation, Response> {
  /// One operation of a lane.
  public struct Call {
    /// The lane.
    public let lane: Int

    /// What was done.
    public let operation: Operation

    /// What came back, `nil` while the call is pending.
    public fileprivate(set) var response: Response?

    /// The place of its begin among all begins and ends.
    public let invoked: Int

    /// The place of its end, `nil` while it is pending.
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

  /// Notes that a lane begins an operation.
  ///
  /// - Precondition: The lane has no pending call.
  public mutating func invoke(_ operation: Operation, on lane: Int) {
    precondition(!isPending(lane), "lane \(lane) is still busy")
    lanes[lane].append(
      Call(lane: lane, operation: operation, response: nil, invoked: events, returned: nil)
    )
    events += 1
  }

  /// Notes that a lane's operation returns.
  ///
  /// - Precondition: The lane has a pending call.
  public mutating func respond(_ response: Response, on lane: Int) {
    precondition(isPending(lane), "lane \(lane) has not called anything")
    lanes[lane][lanes[lane].count - 1].response = response
    lanes[lane][lanes[lane].count - 1].returned = events
    events += 1
  }

  /// Whether a lane's last call has not returned.
  public func isPending(_ lane: Int) -> Bool {
    lanes[lane].last.map { $0.returned == nil } ?? false
  }
}

extension History.Call: Sendable where Operation: Sendable, Response: Sendable {}
extension History: Sendable where Operation: Sendable, Response: Sendable {}

extension History: CustomStringConvertible {
  /// One line an event, in order.
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
