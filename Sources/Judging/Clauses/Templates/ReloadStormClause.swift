import WidgetModel

/// A clause that judges timelines that request their successor too soon, and counts the resulting
/// reloads; the violation, at the end of the run, is each placed widget's first such timeline.
protocol ReloadStormClause: ClauseChecker where Guard == FirstTimelineGuard {
  typealias Finding = ReloadStormFinding<Situation, Violation>

  /// The timelines that request their successor too soon.
  var storms: ReloadStorms<Violation> { get set }

  func judge(_ reply: TimelineReply, _ state: ObservedState) -> Finding
}

/// The finding for one timeline.
enum ReloadStormFinding<Situation, Violation> {
  /// The timeline requests its successor late enough.
  case kept(Situation)
  /// The timeline requests its successor too soon.
  case broken(Situation, Violation, comparing: Comparison, message: String)
  /// The timeline requests its successor too soon, which counts only if the next one does, too: a
  /// fixed instant, such as the next full hour, may be just ahead, which is not a fault.
  case suspect(Situation, Violation, comparing: Comparison, message: String)
  /// The clause does not cover such a policy.
  case silent
}

/// The timelines of a run that request their successor too soon, the first of each placed widget.
struct ReloadStorms<Violation> {
  fileprivate struct Storm {
    let violation: Violation
    let comparison: Comparison
    let message: String
    let index: Int?
    let request: RequestID
    let place: SourcePlace
    let start: Instant
    /// True if it is a violation: always, or once the reload that it requested led to another one.
    var isViolation: Bool
    var asked = 0
    var granted = 0
    var held = 0
  }

  fileprivate var first: [PlacementID: Storm] = [:]

  /// The placed widgets whose last timeline asked too soon, or whose reload for it was granted.
  fileprivate var asking: Set<PlacementID> = []
  fileprivate var following: Set<PlacementID> = []

  mutating func removeAll() {
    first.removeAll(keepingCapacity: true)
    forgetWhoFollows()
  }

  /// Breaks the chain of timelines, so that each placed widget's next one follows none.
  mutating func forgetWhoFollows() {
    asking.removeAll(keepingCapacity: true)
    following.removeAll(keepingCapacity: true)
  }
}

extension ReloadStormClause {
  static var kinds: EventKinds { EventKinds(.answered, .granted, .held, .clockMoved) }

  mutating func begin(_ state: ObservedState) { storms.removeAll() }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.answered(let id, .timeline(let number), _)):
      guard let request = check.state.requests.address(of: id) else {
        return check.letPass(.unknownRequest)
      }
      guard request.pointee.kind == .timeline, let timeline = check.state.address(of: number)
      else { return }
      if check.skips(.isLater, if: request.pointee.answers != 0) { return }
      let reply = TimelineReply(request, timeline, arrival: event.wall)
      let isBetweenClocks = check.state.isBetweenClocks(request.pointee, event)
      handle(judge(reply, check.state), reply, isBetweenClocks: isBetweenClocks, check)
    case .effect(.granted(let id, let causes, _)):
      guard causes.contains(.policy) else { return }
      storms.first[id]?.granted += 1
      if storms.asking.contains(id) { storms.following.insert(id) }
    case .effect(.held(let id, let causes, _)):
      if causes.contains(.policy) { storms.first[id]?.held += 1 }
    case .input(.clockMoved):
      // After the clock was moved, a reload shortly before a fixed instant may be due to the clock.
      storms.forgetWhoFollows()
    default: break
    }
  }

  private mutating func handle(
    _ finding: Finding,
    _ reply: TimelineReply,
    isBetweenClocks: Bool,
    _ check: ClauseCheck<Self>
  ) {
    let placement = reply.request.subject.placement
    let isFollowing = storms.following.remove(placement) != nil
    storms.asking.remove(placement)
    switch finding {
    case .silent: return
    case _ where check.skips(.isBetweenClocks, if: isBetweenClocks): return
    case .kept(let situation): check.see(situation)
    case .broken(let situation, let violation, let comparison, let message),
      .suspect(let situation, let violation, let comparison, let message):
      check.see(situation)
      storms.asking.insert(placement)
      var isViolation = isFollowing
      if case .broken = finding { isViolation = true }
      let storm = ReloadStorms<Violation>.Storm(
        violation: violation,
        comparison: comparison,
        message: message,
        index: check.index,
        request: reply.request.id,
        place: reply.timeline.place,
        start: check.now,
        isViolation: isViolation
      )
      storms.first[placement, default: storm].asked += 1
      if isViolation { storms.first[placement]?.isViolation = true }
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) {
    for (placement, storm) in storms.first.sorted(by: { $0.key < $1.key }) where storm.isViolation {
      let length = check.now - storm.start
      check.violated(
        storm.violation,
        at: storm.index,
        placement: placement,
        request: storm.request,
        place: storm.place,
        comparing: storm.comparison,
        """
        \(storm.message); in the following \(length) it did so \(amount(storm.asked, "time")); \
        \(amount(storm.granted, "reload was", "reloads were")) granted and \(storm.held) held\
        \(check.state.circumstances)
        """
      )
    }
  }
}
