/// The parts of a minimal failing case that matter, and those that may vary.
///
/// It rests on a few more calls of the property and proves nothing: a part may be "anything" if
/// every tried value still showed the failure. Those include the values of the other parts.
public struct Explanation<Value> {
  /// The result for each examined choice, in order.
  public let parts: [Part]

  /// The number of calls of the property.
  public let calls: Int

  /// The slack of one choice of the minimum while the others stay.
  public struct Part {
    /// The position of the choice.
    public let position: Int

    /// The range of values with the failure.
    public let freedom: Slack

    /// The minimum with this choice at the farthest value that showed the failure.
    public let farthest: Value

    /// The minimum with this choice like another part of it, which passes; nil if none is known.
    public let exception: Value?
  }

  /// The parts that may vary.
  public var free: [Part] { parts.filter { $0.freedom != .fixed } }
}

extension Explanation: Sendable where Value: Sendable {}
extension Explanation.Part: Sendable where Value: Sendable {}
