/// What a subject will be told next, as far as the harness knows.
///
/// It comes as it stands here, whatever the subject does, until an effect of it
/// ``Effect/changesWhatComes`` that is not the next one ``expected``. A subject far away works ahead with
/// it, so that not every input waits for a reply.
public struct Lookahead: Hashable, Sendable {
  /// An input that will come.
  public struct Coming: Hashable, Sendable {
    /// When it comes.
    public var instant: Instant

    /// What comes.
    public var input: Input

    /// The timeline that an answer brings, if nothing else makes it known.
    public var timeline: Timeline?

    /// Creates an input that will come.
    public init(_ input: Input, at instant: Instant, bringing timeline: Timeline? = nil) {
      self.input = input
      self.instant = instant
      self.timeline = timeline
    }
  }

  /// An effect that changes what comes, with which what comes here reckons already.
  public struct Expected: Hashable, Sendable {
    /// How many of the inputs come before it.
    public var inputs: Int64

    /// When it is.
    public var instant: Instant

    /// The effect.
    public var effect: Effect

    /// Creates an effect that is reckoned with.
    public init(_ effect: Effect, at instant: Instant, after inputs: Int64) {
      self.effect = effect
      self.instant = instant
      self.inputs = inputs
    }
  }

  /// What will come, in this order.
  public var coming: [Coming]

  /// The effects that what comes reckons with, in this order; each input comes only after those before it.
  public var expected: [Expected]

  /// The last instant at which the subject may wake without having heard more.
  public var end: Instant

  /// Creates a foresight.
  public init(_ coming: [Coming] = [], expecting expected: [Expected] = [], until end: Instant) {
    self.coming = coming
    self.expected = expected
    self.end = end
  }
}

extension Effect {
  /// Whether a widget's code may answer on account of it, or answer no more.
  public var changesWhatComes: Bool {
    switch self {
    case .requested, .failed(_, .outOfMemory): true
    default: false
    }
  }
}
