import WidgetModel

/// A clause that judges every distinct view tree of the first timeline for a request, and, for real
/// code, the other drawings that its situations name, where scripts have no seeded faults.
///
/// A situation is counted once for each tree, a violation once for each request.
protocol ViewClause: ClauseChecker where Guard == ViewGuard {
  typealias Finding = ViewFinding<Situation, Violation>

  /// The trees visited so far.
  var visits: ViewVisits { get set }

  func judge(_ tree: ViewTree, of request: RequestRecord, _ state: ObservedState) -> Finding
}

enum ViewGuard: String, ClauseWord {
  case unknownRequest = "a timeline for an unknown request"
  case isLater = "a timeline that is not the first answer to its request"
  case unknownView = "an entry whose view the trace does not have"
}

/// The finding for one tree.
enum ViewFinding<Situation, Violation> {
  /// The tree satisfies the clause in a situation.
  case kept(Situation)
  /// The tree violates the clause at the faulty view's place, unknown if a view is missing.
  case broken(
    Situation,
    Violation,
    place: SourcePlace = .unknown,
    comparing: Comparison? = nil,
    message: String
  )
  case undecided
  /// The clause does not cover the tree.
  case silent
}

/// The trees that a clause has visited in a run.
struct ViewVisits {
  /// The trees of timelines, often the same ones, that are known to satisfy the clause.
  fileprivate var kept = KeptViews()

  /// The last request, other than for a timeline, that violated the clause.
  fileprivate var lastBroken: RequestID?

  mutating func removeAll() {
    kept.removeAll()
    lastBroken = nil
  }
}

extension ViewClause {
  mutating func begin(_ state: ObservedState) { visits.removeAll() }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) { visit(event, check) }

  mutating func visit(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.answered(let id, .timeline(let timeline), _)):
      guard let request = check.state.requests.address(of: id) else {
        return check.letPass(.unknownRequest)
      }
      guard request.pointee.kind == .timeline, let timeline = check.state.address(of: timeline)
      else { return }
      if check.skips(.isLater, if: request.pointee.answers != 0) { return }
      judgeViews(timeline.pointee.views, of: request, check)
    case .input(.answered(let id, .entry(let view), _)):
      guard check.state.isRealCode, let request = check.state.requests[id],
        let situation = Drawings.situation(of: request, as: Situation.self),
        let tree = check.state.view(view)
      else { return }
      check.see(situation)
      var isBroken = visits.lastBroken == id
      _ = judgeTree(tree, of: request, &isBroken, check)
      if isBroken { visits.lastBroken = id }
    default: break
    }
  }

  private mutating func judgeViews(
    _ views: KnownRow<ViewID>,
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
      if let situation = judgeTree(tree, of: request.pointee, &isBroken, check) {
        visits.kept.insert(view, in: family, ordinal(of: situation))
      }
    }
  }

  /// Judges a tree; returns the situation in which it satisfies the clause, or `nil`.
  private func judgeTree(
    _ tree: ViewTree,
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
