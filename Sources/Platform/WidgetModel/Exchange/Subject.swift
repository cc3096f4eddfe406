/// A runtime that is judged, reached by messages alone.
///
/// The reference runtime, its mutants, and a foreign runtime behind a pipe all look like this. The
/// subject never sees the workload or a provider's script, only what happens; the causes of events
/// are written by the harness.
public protocol Subject {
  /// Starts a run.
  ///
  /// - Returns: Who the subject is and what it lets others see.
  /// - Throws: What keeps the subject from taking part; the run is then undecided.
  mutating func begin(_ setup: Setup) throws -> Hello

  /// Learns of a view tree before the first message that mentions it.
  mutating func define(_ view: ViewTree, as id: ViewID) throws

  /// Learns of a timeline before the answer that brings it.
  mutating func define(_ timeline: Timeline, as id: TimelineID) throws

  /// Takes an input and appends what the subject does on its account, in order.
  ///
  /// - Precondition: `now` is not earlier than the instant of any input before, and not later than
  ///   ``nextWake`` at that time.
  /// - Throws: What keeps the subject from answering; the run is then undecided.
  mutating func receive(_ input: Input, at now: Instant, effects: inout [Effect]) throws

  /// Whether the subject works ahead when it is told what is coming after its next input.
  var looksAhead: Bool { get }

  /// Learns what is coming after the next input, just before that.
  mutating func foresee(_ foresight: Lookahead)

  /// Learns what it will be told in the whole run if it does as expected, just after the run began.
  mutating func foresee(run: Lookahead)

  /// When the subject wants to be woken, ``Instant/never`` when it waits for inputs only.
  var nextWake: Instant { get }

  /// Ends the run.
  mutating func end() throws
}

extension Subject {
  /// A subject at hand takes one input after the other.
  public var looksAhead: Bool { false }

  /// A subject at hand need not know what is coming.
  public mutating func foresee(_ foresight: Lookahead) {}

  /// A subject at hand need not know what is coming.
  public mutating func foresee(run: Lookahead) {}
}

/// What a subject says of itself at the start of a run.
public struct Hello: Hashable, Sendable {
  /// The subject's name.
  public var name: String

  /// The subject's version.
  public var version: String

  /// The kinds of events that the subject reports; a clause that needs others is not claimed.
  public var observations: EventKinds

  /// Whether the subject takes several inputs in one message.
  public var takesBatches: Bool

  /// Creates a greeting.
  public init(
    name: String,
    version: String,
    observations: EventKinds = .all,
    takesBatches: Bool = false
  ) {
    self.name = name
    self.version = version
    self.observations = observations
    self.takesBatches = takesBatches
  }
}
