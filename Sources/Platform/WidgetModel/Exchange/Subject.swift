/// A runtime under test, reached only by messages: the reference, a mutant or one behind a pipe.
///
/// It never sees the workload or a provider's script; the harness records the causes of events.
public protocol Subject {
  /// Starts a run and returns the subject's name and the events it reports.
  ///
  /// - Throws: An error that keeps the subject from taking part; the run is then undecided.
  mutating func begin(_ setup: Setup) throws -> Hello

  /// Defines a view tree before the first message that mentions it.
  mutating func define(_ view: ViewTree, as id: ViewID) throws

  /// Defines a timeline before the answer that brings it.
  mutating func define(_ timeline: Timeline, as id: TimelineID) throws

  /// Handles an input and appends the resulting effects, in order.
  ///
  /// - Precondition: `now` is not earlier than any input before, and not later than ``nextWake``.
  /// - Throws: An error that keeps the subject from answering; the run is then undecided.
  mutating func receive(_ input: Input, at now: Instant, effects: inout [Effect]) throws

  /// True if the subject works ahead when it gets a lookahead for its next input.
  var looksAhead: Bool { get }

  /// Announces the inputs that follow the next one, just before that one.
  mutating func foresee(_ foresight: Lookahead)

  /// Announces the inputs of the whole run as predicted, just after the run began.
  mutating func foresee(run: Lookahead)

  /// The instant to wake the subject, or ``Instant/never`` if it only waits for inputs.
  var nextWake: Instant { get }

  mutating func end() throws
}

extension Subject {
  /// False: a local subject takes one input after the other.
  public var looksAhead: Bool { false }

  /// Ignores the lookahead, which a local subject does not need.
  public mutating func foresee(_ foresight: Lookahead) {}

  /// Ignores the lookahead, which a local subject does not need.
  public mutating func foresee(run: Lookahead) {}
}

/// The self-description of a subject at the start of a run.
public struct Hello: Hashable, Sendable {
  /// The subject's name.
  public var name: String

  /// The subject's version.
  public var version: String

  /// The kinds of events that the subject reports; clauses that need others are not checked.
  public var observations: EventKinds

  /// True if the subject takes several inputs in one message.
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
