import WidgetModel

/// The reference: a widget runtime as a pure state machine over virtual time.
///
/// It takes an input and an instant, changes its ``state`` and appends its effects. It reads no
/// clock, no random number and no environment, so equal inputs give equal effects. The platform's
/// promises are part of this code; for a profile's or an open question's choices, and at mutation
/// points, it asks `Decisions`. The article <doc:Semantics> lists the rules.
///
/// Each area of the platform has a machine, which owns the area's state and changes it. The runtime
/// only routes: an input, an answer or the passing of time goes to the machines that it concerns,
/// and what one of them finds due goes to the next. The folders follow this order, and none uses a
/// later one:
///
/// 1. `Decisions` and `Core`: the state, the schedule and the requests that all areas share.
/// 2. `Families`, `Configurations`, `Limits`, `Reloads`, `Timelines`, `Views` and `Activities`: each
///    uses only `Core`.
/// 3. `Controls`, which the gallery of `Families` offers, and `Contexts`, which present what
///    `Families`, `Timelines` and `Activities` have.
/// 4. `Runtime`: this type.
public struct ReferenceRuntime<Decisions: RuntimeDecisions>: Subject {
  var gallery = GalleryMachine()
  var reloads = ReloadMachine()
  var timelines = TimelineMachine()
  var taps = TapMachine()
  var activities = ActivityMachine()
  var controls = ControlMachine()
  var contexts = ContextMachine()

  /// The placements that are visited in the present step, a property to reuse its buffer.
  var due: [PlacementID] = []

  /// The earliest instant at which time may change anything.
  public private(set) var nextWake = Instant.never

  /// The shared state and the decisions, last because its size depends on these.
  var core: RuntimeCore<Decisions>

  /// Creates a runtime, which does nothing before ``begin(_:)``.
  public init(decisions: Decisions) { core = RuntimeCore(decisions: decisions) }

  /// The choices that the platform leaves open, and the changes of mutants.
  public var decisions: Decisions { core.decisions }

  /// The state that changes; after an edit the runtime visits everything again.
  public var state: RuntimeState {
    get {
      RuntimeState(
        core: core.state,
        gallery: gallery,
        reloads: reloads,
        timelines: timelines,
        taps: taps,
        activities: activities,
        controls: controls,
        contexts: contexts
      )
    }
    // Yielding edits in place and copies no array, unlike `set`.
    _modify {
      var state = RuntimeState()
      exchangeState(for: &state, isEdited: false)
      defer { exchangeState(for: &state, isEdited: true) }
      yield &state
    }
  }

  /// Exchanges the state without copying; an edited one makes the runtime visit everything again.
  public mutating func exchangeState(for other: inout RuntimeState, isEdited: Bool) {
    swap(&core.state, &other.core)
    swap(&gallery, &other.gallery)
    swap(&reloads, &other.reloads)
    swap(&timelines, &other.timelines)
    swap(&taps, &other.taps)
    swap(&activities, &other.activities)
    swap(&controls, &other.controls)
    swap(&contexts, &other.contexts)
    if isEdited { visitEverything() }
  }

  /// Starts a run and discards the previous one.
  public mutating func begin(_ setup: Setup) -> Hello {
    core.numbers = RuntimeNumbers(setup.profile, by: core.decisions)
    var state = RuntimeState(setup, numbers: core.numbers)
    exchangeState(for: &state, isEdited: false)
    core.visits.reset(count: setup.placements.count)
    nextWake = .never
    return Hello(name: core.decisions.name, version: "1")
  }

  /// Defines a view tree.
  public mutating func define(_ view: ViewTree, as id: ViewID) throws {
    guard id.number == core.state.views.count else {
      throw RuntimeError.outOfOrder("view", Int(id.number), expected: core.state.views.count)
    }
    core.state.views.append(KnownView(view))
  }

  /// Defines a timeline.
  public mutating func define(_ timeline: Timeline, as id: TimelineID) throws {
    guard id.number == core.state.timelines.count else {
      let expected = core.state.timelines.count
      throw RuntimeError.outOfOrder("timeline", Int(id.number), expected: expected)
    }
    core.state.timelines.append(timeline)
  }

  /// Handles an input: first everything due, then the input, then what became due because of it.
  @_specialize(where Decisions == ReferenceDecisions)
  public mutating func receive(_ input: Input, at now: Instant, effects: inout [Effect]) throws {
    guard now >= core.state.now else {
      throw RuntimeError.timeRanBackwards(from: core.state.now, to: now)
    }
    core.state.now = now
    swap(&core.effects, &effects)
    // Before the input, so that time-driven changes at this instant do not depend on it.
    serveWhatIsDue()
    handle(input)
    serveWhatIsDue()
    swap(&core.effects, &effects)
    nextWake = earliestVisit
  }

  /// Ends the run.
  public mutating func end() {}

  private mutating func visitEverything() {
    core.touchAll()
    core.state.requests.renewNextDeadline()
    activities.visitAll()
    controls.visitAll()
    // `Instant.start` means "at once" here, but a wake-up must not lie in the past.
    nextWake = max(core.state.now, earliestVisit)
  }

  private var earliestVisit: Instant {
    min(core.visits.earliest, core.state.requests.nextDeadline, activities.next, controls.next)
  }
}

extension ReferenceRuntime where Decisions == ReferenceDecisions {
  /// Creates the reference itself.
  public init() { self.init(decisions: ReferenceDecisions()) }
}
