/// What a subject will be told next, as far as the harness knows.
///
/// It comes as it stands here, whatever the subject does, until an effect of it
/// ``Effect/changesWhatComes``. A subject far away works ahead with it, so that not every input waits
/// for a reply.
public struct Foresight: Hashable, Sendable {
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

  /// What will come, in this order.
  public var coming: [Coming]

  /// The last instant at which the subject may wake without having heard more.
  public var end: Instant

  /// Creates a foresight.
  public init(_ coming: [Coming] = [], until end: Instant) {
    self.coming = coming
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
