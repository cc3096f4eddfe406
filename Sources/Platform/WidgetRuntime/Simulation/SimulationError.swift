import WidgetModel

/// The reason that a run did not come to its end; its verdict is then undecided.
public enum SimulationError: Error, Hashable {
  /// The scenario names an unknown profile, or sets an invalid value.
  case noProfile(String)
  /// The subject asks to be woken again and again without time passing.
  case spuriousWakeUps(at: Instant, wakes: Int)
  /// The subject asked to be woken more often than the run may have events.
  case tooManyWakes(limit: Int)
  /// The widgets' code answers again and again without time passing.
  case zeroTimeLoop(at: Instant, turns: Int)
  /// The run has more events than allowed.
  case tooManyEvents(limit: Int, last: EventKind)
  /// The observer of the run asked to stop it.
  case seenEnough(at: Instant)
}

extension SimulationError: CustomStringConvertible {
  /// A one-line message with the culprit and the remedy.
  public var description: String {
    switch self {
    case .noProfile(let name):
      "there is no profile \(name) with these settings; `Profile.catalogue` lists the profiles"
    case .spuriousWakeUps(let instant, let wakes):
      "the subject asked \(wakes) times to be woken at \(instant); handle what is due when it wakes"
    case .tooManyWakes(let limit):
      "the subject asked to be woken more than \(limit) times; only wake for what is due"
    case .zeroTimeLoop(let instant, let turns):
      "the widgets' code answered \(turns) times at \(instant) without time passing"
    case .tooManyEvents(let limit, let last):
      "the run has more than \(limit) events, the last one \(last.rawValue); "
        + "shorten the scenario or allow more events"
    case .seenEnough(let instant):
      "the observer stopped the run at \(instant)"
    }
  }
}

/// The limits beyond which a run counts as stuck.
public struct SimulationLimits: Hashable, Sendable {
  /// The maximum number of events in one run, and of wake-ups.
  public var events = 2_000_000

  /// The maximum number of wake-ups, and of turns of the widgets' code, at one instant.
  public var turnsAtOnce = 10_000

  /// Creates the default limits.
  public init() {}

  /// Creates limits.
  public init(events: Int, turnsAtOnce: Int = 10_000) {
    self.events = events
    self.turnsAtOnce = turnsAtOnce
  }
}
