import WidgetModel

/// All checkers of a selection of clauses, fed with one trace after the other.
///
/// An event goes only to the checkers whose clause observes its kind.
public final class Judge {
  /// The clauses that are judged, in their order.
  public let clauses: [Clause]

  /// What each clause's checker found in the run, in the same order.
  ///
  /// While a run goes on it is what was found until now.
  public var tallies: [Tally] { finished ?? clauses.indices.map(tally) }

  /// The tallies of the run that has ended, made once for all who ask.
  private var finished: [Tally]?

  /// What is known of the run; it means nothing once the judge is gone.
  public var state: ObservedState { frame.pointee.state }

  /// What the widgets of the run have turned out to have; for scripts it is not looked for.
  public private(set) var seen = WidgetFeatures()

  /// Whether a clause, by its place, may say something about such widgets under the run's profile.
  public private(set) var isApplicable: [Bool] = []

  // What is written at every event lies where no access is checked and no reference counted.
  private let checkers: UnsafeMutablePointer<Checkers>
  private let counts: UnsafeMutablePointer<Tally>
  /// How often each situation was seen, so many places for each clause as any has situations.
  private let situations: UnsafeMutablePointer<Int>
  /// How often each guard let something pass, likewise.
  private let guards: UnsafeMutablePointer<Int>
  private let width: Int
  /// The event that is judged.
  private let frame: UnsafeMutablePointer<CheckFrame>
  private let routes: Routes
  /// For each clause, its place in the catalogue.
  private let numbers: [Int]
  private var profile: Profile
  private let features: WidgetFeatures
  private let observations: EventKinds

  /// Creates a judge of some clauses.
  ///
  /// - Parameters:
  ///   - clauses: The clauses.
  ///   - setup: What the first run begins with.
  ///   - features: What the widgets of the runs may turn out to have: for real widgets all there
  ///     is, for scripts all but real code.
  ///   - observations: The kinds of events that the subject reports; a clause that needs others says
  ///     nothing.
  ///   - negated: The guard whose outcome is turned round, to see whether that is noticed.
  public init(
    _ clauses: [Clause],
    setup: Setup,
    features: WidgetFeatures = .scripted,
    observations: EventKinds = .all,
    negating negated: ClauseGuard? = nil
  ) {
    self.clauses = clauses
    self.features = features
    self.observations = observations
    numbers = clauses.compactMap { clause in
      Clause.catalogue.firstIndex { $0.id == clause.id }
    }
    precondition(numbers.count == clauses.count, "a clause is not of the catalogue")
    checkers = .allocate(capacity: 1)
    checkers.initialize(to: Checkers())
    counts = .allocate(capacity: clauses.count)
    for (index, clause) in clauses.enumerated() {
      (counts + index).initialize(to: Tally(of: clause))
    }
    width = clauses.map { max($0.situations.count, $0.guards.count) }.max() ?? 0
    situations = .allocate(capacity: clauses.count * width)
    situations.initialize(repeating: 0, count: clauses.count * width)
    guards = .allocate(capacity: clauses.count * width)
    guards.initialize(repeating: 0, count: clauses.count * width)
    routes = Routes(checkers: clauses.count)
    let state = ObservedState(setup)
    frame = .allocate(capacity: 1)
    frame.initialize(to: CheckFrame(state: state))
    if let negated, let place = clauses.firstIndex(where: { $0.id == negated.clause }) {
      frame.pointee.negation = .allocate(capacity: 1)
      frame.pointee.negation?.initialize(
        to: GuardNegation(count: guards + place * width + negated.number)
      )
    }
    state.isRealCode = features.contains(.realCode)
    profile = setup.profile
    route()
  }

  deinit {
    checkers.deinitialize(count: 1)
    checkers.deallocate()
    counts.deinitialize(count: clauses.count)
    counts.deallocate()
    situations.deallocate()
    guards.deallocate()
    routes.deallocate()
    state.deallocate()
    frame.pointee.negation?.deallocate()
    frame.deallocate()
  }

  /// Whether the guard that is turned round was asked for an outcome in any run.
  ///
  /// A guard that nobody asks lets pass what cannot be judged at all, such as a request that nobody knows.
  package var wasNegatedAsked: Bool { frame.pointee.negation?.pointee.wasAsked ?? false }

  private func route() {
    isApplicable = clauses.map {
      $0.inapplicable(profile) == nil && $0.inapplicable(to: features) == nil
        && $0.unclaimed(by: observations).isEmpty
    }
    for kind in EventKind.allCases {
      let interested = clauses.indices.filter {
        isApplicable[$0] && clauses[$0].observes.contains(kind)
      }
      routes.set(interested.map { Routes.Stop(checker: numbers[$0], tally: $0) }, for: kind)
    }
  }

  /// Starts another run.
  public func begin(_ setup: Setup) {
    // Before the tallies are emptied, so that nobody shares their buffers any more.
    finished = nil
    state.begin(setup)
    seen = state.isRealCode ? .realCode : .scripted
    if setup.profile != profile {
      profile = setup.profile
      route()
    }
    situations.update(repeating: 0, count: clauses.count * width)
    guards.update(repeating: 0, count: clauses.count * width)
    for index in clauses.indices {
      counts[index].removeAll()
      checkers.pointee.begin(numbers[index], state)
    }
  }

  /// Learns of the view trees, timelines and side effects that were made known since the last call.
  public func define(
    views: [ViewTree],
    timelines: [Timeline],
    sideEffects: [SideEffect] = []
  ) {
    state.define(views, timelines, sideEffects)
  }

  /// Shows an event to the checkers that asked for its kind.
  public func observe(_ event: TraceEvent, at index: Int) {
    (frame.pointee.index, frame.pointee.now) = (index, event.instant)
    routes.forEach(event.kind) {
      checkers.pointee.observe($0.checker, event, context($0.tally))
    }
    state.absorb(event)
    if state.isRealCode { seen.formUnion(WidgetFeatures(shownBy: event, state)) }
  }

  /// Ends the run.
  public func finish(at end: Instant) {
    state.close(at: end)
    (frame.pointee.index, frame.pointee.now) = (nil, state.now)
    for index in clauses.indices where isApplicable[index] {
      checkers.pointee.finish(numbers[index], context(index))
    }
    finished = clauses.indices.map(tally)
  }

  /// Judges a whole trace at once.
  public func judge(_ trace: Trace, setup: Setup) {
    begin(setup)
    define(views: trace.views, timelines: trace.timelines, sideEffects: trace.sideEffects)
    for (index, event) in trace.events.enumerated() { observe(event, at: index) }
    finish(at: trace.end)
  }

  private func context(_ tally: Int) -> CheckContext {
    CheckContext(
      frame: UnsafePointer(frame),
      situations: situations + tally * width,
      guards: guards + tally * width,
      tally: counts + tally
    )
  }

  /// What a clause's checker found, by the clause's place.
  private func tally(_ index: Int) -> Tally {
    counts[index].count(situations + index * width, guards + index * width)
    return counts[index]
  }
}
