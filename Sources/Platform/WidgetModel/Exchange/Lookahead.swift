/// The inputs that a subject will receive next, so that a remote subject can work ahead.
///
/// They arrive as listed until an effect that ``Effect/changesWhatComes`` and is not the next one
/// ``expected``.
public struct Lookahead: Hashable, Sendable {
  /// A future input.
  public struct Coming: Hashable, Sendable {
    /// The time at which it arrives.
    public var instant: Instant

    /// The input.
    public var input: Input

    /// The timeline that an answer brings, if nothing else announces it.
    public var timeline: Timeline?

    /// Creates a future input.
    public init(_ input: Input, at instant: Instant, bringing timeline: Timeline? = nil) {
      self.input = input
      self.instant = instant
      self.timeline = timeline
    }
  }

  /// An effect that changes future inputs, but is already accounted for in the list.
  public struct Expected: Hashable, Sendable {
    /// The number of inputs that come before it.
    public var inputs: Int64

    /// The time of the effect.
    public var instant: Instant

    /// The effect.
    public var effect: Effect

    /// Creates an expected effect.
    public init(_ effect: Effect, at instant: Instant, after inputs: Int64) {
      self.effect = effect
      self.instant = instant
      self.inputs = inputs
    }
  }

  /// The future inputs, in order.
  public var coming: [Coming]

  /// The effects that the list accounts for, in order; each precedes the inputs after it.
  public var expected: [Expected]

  /// The last instant at which the subject may wake without further input.
  public var end: Instant

  /// Creates a lookahead.
  public init(_ coming: [Coming] = [], expecting expected: [Expected] = [], until end: Instant) {
    self.coming = coming
    self.expected = expected
    self.end = end
  }
}

extension Effect {
  /// True if a widget's code may answer, or stop answering, because of the effect.
  public var changesWhatComes: Bool {
    switch self {
    case .requested, .failed(_, .outOfMemory): true
    default: false
    }
  }
}
