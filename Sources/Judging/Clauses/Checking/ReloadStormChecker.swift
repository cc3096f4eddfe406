import WidgetModel

/// Judges timelines that ask for their successor too soon, and counts what came of it in the run.
///
/// The violation is recorded at the end of the run, on the first such timeline of each placed widget.
struct ReloadStormChecker: Checker {
  /// What is found in one timeline.
  enum Finding {
    /// The timeline asks late enough.
    case kept(situation: Int)
    /// The timeline asks too soon.
    case broken(situation: Int, kind: StaticString, comparing: Comparison, message: String)
    /// The timeline asks sooner than it should, which matters if the next one does so again.
    ///
    /// A provider that names a fixed moment, such as the next full hour, is asked shortly before it now
    /// and then and does nothing wrong.
    case suspect(situation: Int, kind: StaticString, comparing: Comparison, message: String)
    /// The clause says nothing about such a policy.
    case silent
  }

  private struct Storm {
    let kind: StaticString
    let comparison: Comparison
    let message: String
    let index: Int
    let request: RequestID
    let place: SourcePlace
    let start: Instant
    /// Whether it is a violation: always, or since the reload that it asked for led to another one.
    var isViolation: Bool
    var asked = 0
    var granted = 0
    var held = 0
  }

  /// The kinds of events that such a clause observes.
  static let observes = EventKinds(.answered, .granted, .held)

  private let judge: (Timeline, TimelineShape, RequestRecord, WallDate, ObservedState) -> Finding
  private var storms: [PlacementID: Storm] = [:]

  /// The placed widgets whose last timeline asks too soon, and those whose reload that led to.
  private var asking: Set<PlacementID> = []
  private var following: Set<PlacementID> = []

  /// Creates a checker; the function judges a timeline by its request and its arrival.
  init(
    _ judge: @escaping (Timeline, TimelineShape, RequestRecord, WallDate, ObservedState) -> Finding
  ) {
    self.judge = judge
  }

  mutating func begin(_ state: ObservedState) {
    storms.removeAll(keepingCapacity: true)
    asking.removeAll(keepingCapacity: true)
    following.removeAll(keepingCapacity: true)
  }

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    switch event.body {
    case .input(.answered(let id, .timeline(let number), _)):
      guard let request = state.requests[id], request.kind == .timeline, request.answers == 0,
        let timeline = state.timeline(number), let shape = state.shape(of: number)
      else { return }
      let finding =
        state.isBetweenClocks(request, event)
        ? .silent : judge(timeline, shape, request, event.wall, state)
      let placement = request.subject.placement
      let isFollowing = following.remove(placement) != nil
      asking.remove(placement)
      switch finding {
      case .silent: return
      case .kept(let situation): tally.see(situation)
      case .broken(let situation, let kind, let comparison, let message),
        .suspect(let situation, let kind, let comparison, let message):
        tally.see(situation)
        asking.insert(placement)
        var isViolation = isFollowing
        if case .broken = finding { isViolation = true }
        let storm = Storm(
          kind: kind,
          comparison: comparison,
          message: message,
          index: index,
          request: id,
          place: timeline.place,
          start: event.instant,
          isViolation: isViolation
        )
        storms[placement, default: storm].asked += 1
        if isViolation { storms[placement]?.isViolation = true }
      }
    case .effect(.granted(let id, let causes, _)):
      guard causes.contains(.policy) else { return }
      storms[id]?.granted += 1
      if asking.contains(id) { following.insert(id) }
    case .effect(.held(let id, let causes, _)):
      if causes.contains(.policy) { storms[id]?.held += 1 }
    default: break
    }
  }

  mutating func finish(_ state: ObservedState, _ tally: inout Tally) {
    for (placement, storm) in storms.sorted(by: { $0.key < $1.key }) where storm.isViolation {
      let length = state.now - storm.start
      tally.violated(
        storm.kind,
        at: storm.index,
        placement: placement,
        request: storm.request,
        place: storm.place,
        comparing: storm.comparison,
        """
        \(storm.message); in the \(length) that followed it asked \(amount(storm.asked, "time")) so, \
        \(amount(storm.granted, "reload was", "reloads were")) granted and \(storm.held) held\(state.circumstances)
        """
      )
    }
  }
}
