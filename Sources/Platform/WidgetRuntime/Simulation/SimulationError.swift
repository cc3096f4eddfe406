import WidgetModel

/// A reason for which a run came to no end; its verdict is then undecided.
public enum SimulationError: Error, Hashable {
  /// The scenario names a profile that does not exist, or sets a value that is none.
  case noProfile(String)
  /// The subject wants to be woken again and again without time passing.
  case spuriousWakeUps(at: Instant, wakes: Int)
  /// The subject wanted to be woken more often than the run has events to spare.
  case tooManyWakes(limit: Int)
  /// The widgets' code answers again and again without time passing.
  case zeroTimeLoop(at: Instant, turns: Int)
  /// The run has more events than it may have.
  case tooManyEvents(limit: Int, last: EventKind)
  /// Whoever observes the run wants no more of it.
  case seenEnough(at: Instant)
}

extension SimulationError: CustomStringConvertible {
  /// One line saying who did what, and what to do about it.
  public var description: String {
    switch self {
    case .noProfile(let name):
      "there is no profile \(name) with these settings; `Profile.catalogue` lists the profiles"
    case .spuriousWakeUps(let instant, let wakes):
      "the subject asked \(wakes) times to be woken at \(instant); a wake must end what it is for"
    case .tooManyWakes(let limit):
      "the subject asked to be woken more than \(limit) times; only wake for what is due"
    case .zeroTimeLoop(let instant, let turns):
      "the widgets' code had something to answer \(turns) times at \(instant)"
    case .tooManyEvents(let limit, let last):
      "the run has more than \(limit) events, the last one \(last.rawValue); "
        + "shorten the scenario or allow more events"
    case .seenEnough(let instant):
      "the observer had seen enough at \(instant)"
    }
  }
}

/// How much a run may do before it counts as stuck.
public struct SimulationLimits: Hashable, Sendable {
  /// The most events of one run; no more than so many wakes are granted either.
  public var events = 2_000_000

  /// The most wakes, and the most turns of the widgets' code, at one instant.
  public var turnsAtOnce = 10_000

  /// Creates the usual limits.
  public init() {}

  /// Creates limits.
  public init(events: Int, turnsAtOnce: Int = 10_000) {
    self.events = events
    self.turnsAtOnce = turnsAtOnce
  }
}
