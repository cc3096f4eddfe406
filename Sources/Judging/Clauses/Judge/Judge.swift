import WidgetModel

/// Judges traces by the checkers of given clauses, each for the events that its clause observes.
public final class Judge {
  /// The judged clauses, in order.
  public let clauses: [Clause]

  /// The findings of each clause's checker, in the same order; during a run those found so far.
  public var tallies: [Tally] { hasFinished ? finished : clauses.indices.map(tally) }

  /// The indices, in order, of clauses with findings or counts in the finished run.
  public private(set) var eventful: [Int] = []

  /// The tallies of the finished run, made once; from run to run only the eventful ones change.
  private var finished: [Tally]
  private var hasFinished = false

  /// The tallies of a run without findings.
  private let empty: [Tally]

  /// The known state of the run; invalid once the judge is deallocated.
  public var state: ObservedState { frame.pointee.state }

  /// The features that the widgets of the run have shown; not collected for scripts.
  public private(set) var seen = WidgetFeatures()

  /// True for each clause that may apply to such widgets under the run's profile.
  public private(set) var isApplicable: [Bool] = []

  // Data written at every event is kept behind pointers, without exclusivity checks and reference
  // counting. The judge allocates it once and releases it in `deinit`.
  private let checkers: UnsafeMutablePointer<Checkers>
  private let counts: UnsafeMutablePointer<Tally>
  /// The number of sightings of each situation and guard, clause by clause.
  private let sightings: UnsafeMutablePointer<Int>
  private let sightingCount: Int
  private let contexts: UnsafeMutablePointer<CheckContext>
  /// The event under judgment.
  private let frame: UnsafeMutablePointer<CheckFrame>
  private let routes: Routes
  /// Each clause's index in the catalogue.
  private let numbers: [Int]
  /// The indices of the clauses that observe each kind of event, by its number.
  private let observers: [[Int]]
  private var profile: Profile
  /// The profile's reasons to omit clauses that the widgets and the subject do not rule out.
  private let profileReasons: [(@Sendable (Profile) -> String?)?]

  /// Creates a judge of the given clauses, for a first run.
  ///
  /// `features` are those that the widgets may have: all for real widgets, all but real code for
  /// scripts. Clauses that need unreported `observations` are not judged. The outcome of `negated`
  /// is inverted, to test whether that is detected.
  public init(
    _ clauses: [Clause],
    setup: Setup,
    features: WidgetFeatures = .scripted,
    observations: EventKinds = .all,
    negating negated: ClauseGuard? = nil
  ) {
    self.clauses = clauses
    empty = clauses.map { Tally(of: $0) }
    finished = empty
    numbers = clauses.compactMap { clause in
      Clause.catalogue.firstIndex { $0.id == clause.id }
    }
    precondition(numbers.count == clauses.count, "a clause is not of the catalogue")
    profileReasons = clauses.map { clause in
      clause.inapplicable(to: features) == nil && clause.unclaimed(by: observations).isEmpty
        ? clause.inapplicable : nil
    }
    observers = EventKind.allCases.map { kind in
      clauses.indices.filter { clauses[$0].observes.contains(kind) }
    }
    checkers = .allocate(capacity: 1)
    checkers.initialize(to: Checkers())
    frame = .allocate(capacity: 1)
    frame.initialize(to: CheckFrame(state: ObservedState(setup)))
    counts = .allocate(capacity: clauses.count)
    contexts = .allocate(capacity: clauses.count)
    sightingCount = clauses.map { $0.situations.count + $0.guards.count }.reduce(0, +)
    sightings = .allocate(capacity: sightingCount)
    sightings.initialize(repeating: 0, count: sightingCount)
    var next = sightings
    for (place, clause) in clauses.enumerated() {
      (counts + place).initialize(to: empty[place])
      let guards = next + clause.situations.count
      (contexts + place).initialize(
        to: CheckContext(
          frame: UnsafePointer(frame),
          situations: next,
          guards: guards,
          tally: counts + place
        )
      )
      next = guards + clause.guards.count
    }
    routes = Routes(checkers: clauses.count)
    if let negated, let place = clauses.firstIndex(where: { $0.id == negated.clause }) {
      frame.pointee.negation = .allocate(capacity: 1)
      frame.pointee.negation?.initialize(
        to: GuardNegation(count: contexts[place].guards + negated.number)
      )
    }
    profile = setup.profile
    state.isRealCode = features.contains(.realCode)
    route()
  }

  deinit {
    checkers.deinitialize(count: 1)
    checkers.deallocate()
    counts.deinitialize(count: clauses.count)
    counts.deallocate()
    contexts.deallocate()
    sightings.deallocate()
    routes.deallocate()
    state.deallocate()
    frame.pointee.negation?.deallocate()
    frame.deallocate()
  }

  /// True if the inverted guard was consulted in any run; if not, it skips what cannot be judged at
  /// all, such as an unknown request.
  package var wasNegatedAsked: Bool { frame.pointee.negation?.pointee.wasAsked ?? false }

  /// Selects the clauses that apply under the profile, and routes events to their checkers.
  private func route() {
    let profile = profile
    let applicable = profileReasons.map { $0.map { $0(profile) == nil } ?? false }
    guard applicable != isApplicable else { return }
    isApplicable = applicable
    routes.close()
    for (kind, interested) in observers.enumerated() {
      for place in interested where applicable[place] {
        routes.add(Routes.Stop(checker: numbers[place], context: contexts + place), to: kind)
      }
    }
  }

  /// Starts another run.
  public func begin(_ setup: Setup) {
    // Before the findings are removed, so that nothing shares their buffers any more.
    for place in eventful { finished[place] = empty[place] }
    eventful.removeAll(keepingCapacity: true)
    hasFinished = false
    state.begin(setup)
    seen = state.isRealCode ? .realCode : .scripted
    if setup.profile != profile {
      profile = setup.profile
      route()
    }
    sightings.update(repeating: 0, count: sightingCount)
    for index in clauses.indices {
      counts[index].removeFindings()
      checkers.pointee.begin(state, by: numbers[index])
    }
  }

  /// Records the view trees, timelines and side effects announced since the last call.
  public func define(
    views: [ViewTree],
    timelines: [Timeline],
    sideEffects: [SideEffect] = []
  ) {
    state.define(views, timelines, sideEffects)
  }

  /// Passes an event to the checkers that observe its kind.
  public func observe(_ event: TraceEvent, at index: Int) {
    (frame.pointee.index, frame.pointee.now) = (index, event.instant)
    if case .input(let input) = event.body, observeInput(input, event) { return }
    show(event)
    state.record(event)
    if state.isRealCode { seen.formUnion(WidgetFeatures(shownBy: event, state)) }
  }

  /// Handles an input without effect, or one that removes widgets; returns true if that is all.
  ///
  /// Checkers see only removals, so a clause that follows one widget need not handle their causes.
  private func observeInput(_ input: Input, _ event: TraceEvent) -> Bool {
    if state.isNoOp(input, at: event.instant) {
      state.record(event)
      return true
    }
    guard input.takesWidgets else { return false }
    show(event)
    forEachTaken(by: input) { id in
      var removal = event
      removal.body = .input(.removed(id))
      show(removal)
      state.record(removal)
    }
    state.record(event)
    return true
  }

  /// Calls a function for each placed widget that an input removes with its app or its kind.
  private func forEachTaken(by input: Input, _ body: (PlacementID) -> Void) {
    switch input {
    case .appInstalled(false): state.forEachPlacement(body)
    case .kindWithdrawn(let widget):
      state.forEachPlacement { if state.placements[$0].placement.widget == widget { body($0) } }
    default: break
    }
  }

  private func show(_ event: TraceEvent) {
    routes.forEach(event.kind) {
      checkers.pointee.observe(event, $0.context, by: $0.checker)
    }
  }

  /// Ends the run.
  public func finish(at end: Instant) {
    state.close(at: end)
    (frame.pointee.index, frame.pointee.now) = (nil, state.now)
    for index in clauses.indices where isApplicable[index] {
      checkers.pointee.finish(contexts + index, by: numbers[index])
    }
    for index in clauses.indices where isEventful(index) {
      finished[index] = tally(index)
      eventful.append(index)
    }
    hasFinished = true
  }

  /// Returns true if a clause has findings or counts in the run.
  private func isEventful(_ index: Int) -> Bool {
    let sightings = contexts[index].situations
    let count = empty[index].situations.count + empty[index].guards.count
    return counts[index].hasFindings || (0..<count).contains { sightings[$0] != 0 }
  }

  /// Replaces a clause's tally by one that was judged elsewhere, once the run has ended.
  public func replaceTally(of clause: Int, with tally: Tally) {
    precondition(hasFinished, "the run has not ended")
    finished[clause] = tally
    let place = eventful.firstIndex { $0 >= clause } ?? eventful.endIndex
    if place == eventful.endIndex || eventful[place] != clause {
      eventful.insert(clause, at: place)
    }
  }

  /// Judges a whole trace at once.
  public func judge(_ trace: Trace, setup: Setup) {
    begin(setup)
    define(views: trace.views, timelines: trace.timelines, sideEffects: trace.sideEffects)
    for (index, event) in trace.events.enumerated() { observe(event, at: index) }
    finish(at: trace.end)
  }

  /// Returns the findings of a clause's checker, by the clause's index.
  private func tally(_ index: Int) -> Tally {
    counts[index].count(contexts[index].situations, contexts[index].guards)
    return counts[index]
  }
}
