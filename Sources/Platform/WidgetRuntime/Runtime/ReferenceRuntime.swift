import WidgetModel

/// The reference: a widget runtime as a pure state machine over virtual time.
///
/// It takes an input and an instant, changes its ``state`` and appends its effects. It reads no
/// clock, no random number and no environment, so equal inputs give equal effects. The platform's
/// promises are part of this code; for a profile's or an open question's choices, and at mutation
/// points, it asks `Decisions`. The article <doc:Semantics> lists the rules.
///
/// The extensions are the parts of one step: what is due by time alone (`+Waking`, `+Deadlines`,
/// `+Displaying`, `+Granting`), then the input (`+Inputs` and what it calls), then what is due
/// because of it. Functions that a loop calls while it changes the runtime are `mutating`, even if
/// they change nothing, because otherwise they would be called on a copy.
public struct ReferenceRuntime<Decisions: RuntimeDecisions>: Subject {
  /// The choices that the platform leaves open, and the changes of mutants.
  public let decisions: Decisions

  /// The profile's numbers.
  public var numbers = RuntimeNumbers()

  /// The state on which the extensions work.
  var core = RuntimeState()

  /// The instant at which each placement has to be visited again; ``Instant/start`` means the next
  /// step.
  var wishes = PlacementTable(Instant.never)

  /// The earliest of ``wishes``.
  var earliestWish = Instant.never

  /// The placements that are visited in the present step, a property to reuse its buffer.
  var due: [PlacementID] = []

  /// The instant at which the next request under way is given up.
  var nextDeadline = Instant.never

  /// The next instant at which time may change a Live Activity.
  var nextActivity = Instant.never

  /// The next instant at which a control's value may be requested again.
  var nextControl = Instant.never

  /// The earliest of ``earliestWish``, ``nextDeadline``, ``nextActivity`` and ``nextControl``.
  public private(set) var nextWake = Instant.never

  /// Creates a runtime, which does nothing before ``begin(_:)``.
  public init(decisions: Decisions) { self.decisions = decisions }

  /// The state that changes; after an edit the runtime visits everything again.
  public var state: RuntimeState {
    get { core }
    // Yielding edits in place and copies no array, unlike `set`.
    _modify {
      defer { lookAtEverything() }
      yield &core
    }
  }

  /// Exchanges the state for another one without copying, to lend it out and take it back.
  ///
  /// - Parameters:
  ///   - other: The state that comes in, and then the one that goes out.
  ///   - isEdited: True if the incoming state was edited since it went out, so that the runtime has
  ///     to visit everything again.
  public mutating func exchangeState(for other: inout RuntimeState, isEdited: Bool) {
    swap(&core, &other)
    if isEdited { lookAtEverything() }
  }

  /// Starts a run and discards the previous one.
  public mutating func begin(_ setup: Setup) -> Hello {
    numbers = RuntimeNumbers(setup.profile, by: decisions)
    core = RuntimeState(setup, numbers: numbers)
    wishes.reset(count: core.placements.count)
    earliestWish = .never
    nextDeadline = .never
    nextActivity = .never
    nextControl = .never
    nextWake = .never
    return Hello(name: decisions.name, version: "1")
  }

  /// Defines a view tree.
  public mutating func define(_ view: ViewTree, as id: ViewID) throws {
    guard id.number == core.views.count else {
      throw RuntimeError.outOfOrder("view", Int(id.number), expected: core.views.count)
    }
    core.views.append(KnownView(view))
  }

  /// Defines a timeline.
  public mutating func define(_ timeline: Timeline, as id: TimelineID) throws {
    guard id.number == core.timelines.count else {
      throw RuntimeError.outOfOrder("timeline", Int(id.number), expected: core.timelines.count)
    }
    core.timelines.append(timeline)
  }

  /// Handles an input: first everything due, then the input, then what became due because of it.
  @_specialize(where Decisions == ReferenceDecisions)
  public mutating func receive(_ input: Input, at now: Instant, effects: inout [Effect]) throws {
    guard now >= core.now else { throw RuntimeError.timeRanBackwards(from: core.now, to: now) }
    core.now = now
    // Before the input, so that time-driven changes at this instant do not depend on it.
    serveWhatIsDue(&effects)
    handle(input, &effects)
    serveWhatIsDue(&effects)
    nextWake = min(earliestWish, nextDeadline, nextActivity, nextControl)
  }

  /// Ends the run.
  public mutating func end() {}

  /// Makes the next step visit every placement and request.
  mutating func lookAtEverything() {
    touchAll()
    renewNextDeadline()
    nextActivity = .start
    nextControl = .start
    // `Instant.start` means "at once" here, but a wake-up must not lie in the past.
    nextWake = max(core.now, min(earliestWish, nextDeadline, nextActivity, nextControl))
  }
}

extension ReferenceRuntime where Decisions == ReferenceDecisions {
  /// Creates the reference itself.
  public init() { self.init(decisions: ReferenceDecisions()) }
}

/// An input that violates the order of a run.
public enum RuntimeError: Error, Hashable, CustomStringConvertible {
  /// An input came with an earlier instant than the previous one.
  case timeRanBackwards(from: Instant, to: Instant)
  /// A view or timeline came with a number other than the next one.
  case outOfOrder(String, Int, expected: Int)

  /// The fault and the remedy.
  public var description: String {
    switch self {
    case .timeRanBackwards(let from, let to):
      "an input at \(to) came after one at \(from); instants may not run backwards"
    case .outOfOrder(let what, let number, let expected):
      "\(what) \(number) was defined, but \(what) \(expected) is next"
    }
  }
}
