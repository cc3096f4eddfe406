import WidgetModel

/// A clause that judges every distinct view tree of the timeline that is the first answer to a timeline
/// request, and, of real code, the other drawings of which its situations speak.
///
/// A situation is counted once for each tree, a violation once for each request. What a script shows
/// besides timelines is not judged: no fault is seeded there.
protocol ViewClause: ClauseChecker where Guard == ViewGuard {
  /// What is found in one tree.
  typealias Finding = ViewFinding<Situation, Violation>

  /// The trees that were looked at.
  var visits: ViewVisits { get set }

  /// What is found in a tree that answers a request.
  func judge(_ tree: ViewTree, of request: RequestRecord, _ state: ObservedState) -> Finding
}

/// Why a timeline's trees go unjudged.
enum ViewGuard: String, ClauseWord {
  case unknownRequest = "a timeline for a request that is not known"
  case isLater = "a timeline that is not the first answer to its request"
  case unknownView = "an entry whose view the trace does not have"
}

/// What is found in one tree.
enum ViewFinding<Situation, Violation> {
  /// The tree is as it should be.
  case kept(Situation)
  /// The tree breaks the clause.
  ///
  /// The place is that of the view that is wrong; unknown where one is missing.
  case broken(
    Situation,
    Violation,
    place: SourcePlace = .unknown,
    comparing: Comparison? = nil,
    message: String
  )
  /// The tree cannot be judged.
  case undecided
  /// The clause says nothing about the tree.
  case silent
}

/// The trees that a clause has looked at in a run.
struct ViewVisits {
  /// The trees of timelines that are known to keep the clause; one timeline after the other may bring the same.
  fileprivate var kept = KeptViews()

  /// The request besides those for timelines that was the last to break the clause.
  fileprivate var lastBroken: RequestID?

  mutating func removeAll() {
    kept.removeAll()
    lastBroken = nil
  }
}

extension ViewClause {
  mutating func begin(_ state: ObservedState) { visits.removeAll() }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) { visit(event, check) }

  /// Judges what an event brings to be seen.
  mutating func visit(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.answered(let id, .timeline(let timeline), _)):
      guard let request = check.state.requests.address(of: id) else {
        return check.letPass(.unknownRequest)
      }
      guard request.pointee.kind == .timeline, let timeline = check.state.address(of: timeline)
      else { return }
      if check.skips(.isLater, if: request.pointee.answers != 0) { return }
      look(at: timeline.pointee.views, of: request, check)
    case .input(.answered(let id, .entry(let view), _)):
      guard check.state.isRealCode, let request = check.state.requests[id],
        let situation = Drawings.situation(of: request, as: Situation.self),
        let tree = check.state.view(view)
      else { return }
      check.see(situation)
      var isBroken = visits.lastBroken == id
      _ = look(at: tree, of: request, &isBroken, check)
      if isBroken { visits.lastBroken = id }
    default: break
    }
  }

  private mutating func look(
    at views: KnownRow<ViewID>,
    of request: UnsafePointer<RequestRecord>,
    _ check: ClauseCheck<Self>
  ) {
    var isBroken = false
    let family = request.pointee.subject.family
    for view in views {
      if let known = visits.kept.situation(of: view, in: family) {
        check.see(ordinal: known)
        continue
      }
      guard let tree = check.state.view(view) else {
        check.letPass(.unknownView)
        continue
      }
      if let situation = look(at: tree, of: request.pointee, &isBroken, check) {
        visits.kept.insert(view, in: family, ordinal(of: situation))
      }
    }
  }

  /// Judges a tree.
  ///
  /// - Returns: The situation in which the tree keeps the clause, `nil` when it does not.
  private func look(
    at tree: ViewTree,
    of request: RequestRecord,
    _ isBroken: inout Bool,
    _ check: ClauseCheck<Self>
  ) -> Situation? {
    switch judge(tree, of: request, check.state) {
    case .kept(let situation):
      check.see(situation)
      return situation
    case .undecided: check.leaveUndecided()
    case .silent: break
    case .broken(let situation, let violation, let place, let comparison, let message):
      check.see(situation)
      guard !isBroken else { return nil }
      isBroken = true
      check.violated(
        violation,
        placement: request.subject.placement,
        request: request.id,
        place: place,
        comparing: comparison,
        message + Drawings.words(for: request, tree)
      )
    }
    return nil
  }
}
