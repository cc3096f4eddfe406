import WidgetModel

/// A clause that judges one presentation of each Live Activity, with one violation per request.
protocol PresentationClause: ClauseChecker where Guard == PresentationGuard {
  static var presentation: String { get }

  /// The last request that violated the clause.
  var lastBroken: RequestID? { get set }

  func judge(_ tree: ViewTree, _ state: ObservedState) -> ViewFinding<Situation, Violation>
}

enum PresentationGuard: String, ClauseWord {
  case unknownRequest = "a drawing for an unknown request"
  case unknownView = "a drawing whose views the trace does not have"
}

extension PresentationClause {
  mutating func begin(_ state: ObservedState) { lastBroken = nil }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    guard case .input(.answered(let id, .entry(let view), _)) = event.body else { return }
    guard let request = check.state.requests[id] else { return check.letPass(.unknownRequest) }
    guard request.kind == .activity else { return }
    guard let tree = check.state.view(view) else { return check.letPass(.unknownView) }
    guard tree.attribute(.presentation, of: 0) == Self.presentation else { return }
    switch judge(tree, check.state) {
    case .kept(let situation): check.see(situation)
    case .undecided: check.leaveUndecided()
    case .silent: break
    case .broken(let situation, let violation, let place, let comparison, let message):
      check.see(situation)
      guard lastBroken != id else { return }
      lastBroken = id
      check.violated(
        violation,
        request: id,
        place: place,
        comparing: comparison,
        message
      )
    }
  }
}
