/// Which parts of a minimal failing case matter, and which may vary.
///
/// It rests on a few more calls of the property and is no proof: a part that may be "anything" is
/// one where every value that was tried shows the failure as well.
public struct Explanation<Value> {
  /// What is known of each choice that was examined, in the order of the choices.
  public let parts: [Part]

  /// How often the property was called.
  public let calls: Int

  /// How much one choice of the minimum may vary while the others stay.
  public struct Part {
    /// The position of the choice.
    public let position: Int

    /// How far it may vary.
    public let freedom: Slack

    /// The minimum with this choice as far away as the failure was seen to allow.
    public let farthest: Value
  }

  /// The parts that may vary.
  public var free: [Part] { parts.filter { $0.freedom != .fixed } }
}

extension Explanation: Sendable where Value: Sendable {}
extension Explanation.Part: Sendable where Value: Sendable {}
