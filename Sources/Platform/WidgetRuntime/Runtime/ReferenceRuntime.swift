import WidgetModel

/// The reference: a widget runtime as a pure state machine over virtual time.
///
/// It takes an input and an instant, changes its ``state`` and appends what it does. It reads no
/// clock, no random number and no environment, so equal inputs give equal effects. What the
/// platform promises stands in this code; what a profile or an open question leaves to choose, and
/// what a mutant may turn, is asked of `Decisions`. The article <doc:Semantics> says what it does,
/// rule by rule.
///
/// The extensions are the parts of one step: what is due by time alone (`+Waking`, `+Deadlines`,
/// `+Displaying`, `+Granting`), then the input (`+Inputs` and what it calls), then what is due once
/// more. What a loop that changes the runtime asks of it is mutating, even where it changes nothing: it would be asked
/// of a copy.
public struct ReferenceRuntime<Decisions: RuntimeDecisions>: Subject {
  /// The choices that the platform leaves open, and what mutants turn.
  public let decisions: Decisions

  /// The profile's numbers.
  public var numbers = RuntimeNumbers()

  /// What the extensions work on.
  var core = RuntimeState()

  /// For each placement, when it has to be looked at again; ``Instant/start`` at the next step.
  var wishes = PlacementTable(Instant.never)

  /// The earliest of ``wishes``.
  var earliestWish = Instant.never

  /// The placements that are looked at in the present step; kept for its room.
  var due: [PlacementID] = []

  /// When the next request under way is given up.
  var nextDeadline = Instant.never

  /// When time may next change something for a Live Activity.
  var nextActivity = Instant.never

  /// When the value of a control may be asked for again.
  var nextControl = Instant.never

  /// The earliest of ``earliestWish``, ``nextDeadline``, ``nextActivity`` and ``nextControl``.
  public private(set) var nextWake = Instant.never

  /// Creates a runtime, which does nothing before ``begin(_:)``.
  public init(decisions: Decisions) { self.decisions = decisions }

  /// Everything that changes; whoever edits it makes the runtime look at all of it again.
  public var state: RuntimeState {
    get { core }
    // Yielding, unlike `set`, edits in place and copies no array.
    _modify {
      defer { lookAtEverything() }
      yield &core
    }
  }

  /// Exchanges everything that changes for another state and copies nothing, to lend it out and take it back.
  ///
  /// - Parameters:
  ///   - other: The state that comes in, and then the one that goes out.
  ///   - isEdited: Whether the one that comes in was edited since it went out, so that the runtime looks at
  ///     all of it again.
  public mutating func exchangeState(for other: inout RuntimeState, isEdited: Bool) {
    swap(&core, &other)
    if isEdited { lookAtEverything() }
  }

  /// Starts a run and forgets the one before.
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

  /// Learns of a view tree.
  public mutating func define(_ view: ViewTree, as id: ViewID) throws {
    guard id.number == core.views.count else {
      throw RuntimeError.outOfOrder("view", Int(id.number), expected: core.views.count)
    }
    core.views.append(KnownView(view))
  }

  /// Learns of a timeline.
  public mutating func define(_ timeline: Timeline, as id: TimelineID) throws {
    guard id.number == core.timelines.count else {
      throw RuntimeError.outOfOrder("timeline", Int(id.number), expected: core.timelines.count)
    }
    core.timelines.append(timeline)
  }

  /// Takes an input: first what is due, then the input, then what has become due by it.
  @_specialize(where Decisions == ReferenceDecisions)
  public mutating func receive(_ input: Input, at now: Instant, effects: inout [Effect]) throws {
    guard now >= core.now else { throw RuntimeError.timeRanBackwards(from: core.now, to: now) }
    core.now = now
    serveWhatIsDue(&effects)
    take(input, &effects)
    serveWhatIsDue(&effects)
    nextWake = min(earliestWish, nextDeadline, nextActivity, nextControl)
  }

  /// Ends the run.
  public mutating func end() {}

  /// Makes the next step look at every placement and request.
  mutating func lookAtEverything() {
    touchAll()
    renewNextDeadline()
    nextActivity = .start
    nextControl = .start
    nextWake = max(core.now, min(earliestWish, nextDeadline, nextActivity, nextControl))
  }
}

extension ReferenceRuntime where Decisions == ReferenceDecisions {
  /// Creates the reference itself.
  public init() { self.init(decisions: ReferenceDecisions()) }
}

/// What nobody may tell a runtime.
public enum RuntimeError: Error, Hashable, CustomStringConvertible {
  /// An input came with an earlier instant than the one before.
  case timeRanBackwards(from: Instant, to: Instant)
  /// A view or timeline came with another number than the next one.
  case outOfOrder(String, Int, expected: Int)

  /// What is wrong, and what would be right.
  public var description: String {
    switch self {
    case .timeRanBackwards(let from, let to):
      "an input at \(to) came after one at \(from); instants may not run backwards"
    case .outOfOrder(let what, let number, let expected):
      "\(what) \(number) became known where \(what) \(expected) is next"
    }
  }
}
