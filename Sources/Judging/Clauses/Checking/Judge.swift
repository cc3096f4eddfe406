import WidgetModel

/// All checkers of a selection of clauses, fed with one trace after the other.
///
/// An event goes only to the checkers whose clause observes its kind.
public final class Judge {
  /// The clauses that are judged, in their order.
  public let clauses: [Clause]

  /// What each clause's checker found in the run, in the same order.
  public var tallies: [Tally] { Array(counts) }

  /// What is known of the run; it means nothing once the judge is gone.
  public let state: ObservedState

  // What is written at every event lies where no access is checked and no reference counted.
  private let checkers: UnsafeMutableBufferPointer<any Checker>
  private let counts: UnsafeMutableBufferPointer<Tally>
  private var routes: [[Int]] = []
  private var profile: Profile
  private let features: WidgetFeatures

  /// Creates a judge of some clauses.
  ///
  /// - Parameters:
  ///   - clauses: The clauses.
  ///   - setup: What the first run begins with.
  ///   - features: What the widgets of the runs may turn out to have: for real widgets all there
  ///     is, for scripts all but real code.
  public init(_ clauses: [Clause], setup: Setup, features: WidgetFeatures = .scripted) {
    self.clauses = clauses
    self.features = features
    checkers = .allocate(capacity: clauses.count)
    _ = checkers.initialize(from: clauses.map { $0.makeChecker() })
    counts = .allocate(capacity: clauses.count)
    _ = counts.initialize(from: clauses.map { Tally(situations: $0.situations.count) })
    state = ObservedState(setup)
    state.isRealCode = features.contains(.realCode)
    profile = setup.profile
    route()
  }

  /// Whether a clause, by its place, may say something about such widgets under the run's profile.
  public private(set) var isApplicable: [Bool] = []

  deinit {
    checkers.deinitialize().deallocate()
    counts.deinitialize().deallocate()
    state.deallocate()
  }

  private func route() {
    isApplicable = clauses.map {
      $0.inapplicable(profile) == nil && $0.inapplicable(to: features) == nil
    }
    routes = EventKind.allCases.map { kind in
      clauses.indices.filter { isApplicable[$0] && clauses[$0].observes.contains(kind) }
    }
  }

  /// Starts another run.
  public func begin(_ setup: Setup) {
    state.begin(setup)
    seen = state.isRealCode ? .realCode : .scripted
    if setup.profile != profile {
      profile = setup.profile
      route()
    }
    for index in checkers.indices {
      counts[index].removeAll()
      checkers[index].begin(state)
    }
  }

  /// Learns of the view trees, timelines and side effects that were made known since the last call.
  public func define(views: [ViewTree], timelines: [Timeline], sideEffects: [SideEffect] = []) {
    if state.sideEffects.count < sideEffects.count {
      state.sideEffects.append(contentsOf: sideEffects[state.sideEffects.count...])
    }
    if state.views.count < views.count {
      state.views.append(contentsOf: views[state.views.count...])
    }
    if state.timelines.count < timelines.count {
      state.timelines.append(contentsOf: timelines[state.timelines.count...])
    }
  }

  /// Shows an event to the checkers that asked for its kind.
  public func observe(_ event: TraceEvent, at index: Int) {
    for checker in routes[event.kind.number] {
      checkers[checker].observe(event, at: index, state, &counts[checker])
    }
    state.absorb(event)
    if state.isRealCode { seen.formUnion(WidgetFeatures(shownBy: event, state)) }
  }

  /// What the widgets of the run have turned out to have; for scripts it is not looked for.
  public private(set) var seen = WidgetFeatures()

  /// Ends the run.
  public func finish(at end: Instant) {
    state.close(at: end)
    for index in checkers.indices where isApplicable[index] {
      checkers[index].finish(state, &counts[index])
    }
  }

  /// Judges a whole trace at once.
  public func judge(_ trace: Trace, setup: Setup) {
    begin(setup)
    define(views: trace.views, timelines: trace.timelines, sideEffects: trace.sideEffects)
    for (index, event) in trace.events.enumerated() { observe(event, at: index) }
    finish(at: trace.end)
  }
}
