import WidgetModel

/// A clause that judges the drawings of controls with their present values.
protocol ControlClause: ClauseChecker where Guard == ControlGuard {
  /// Returns the finding for the button or toggle of a control.
  func judge(_ node: Int, in tree: ViewTree) -> ViewFinding<Situation, Violation>
}

enum ControlGuard: String, ClauseWord {
  case unknownRequest = "a drawing for an unknown request"
  case unknownView = "a drawing whose views the trace does not have"
  case isLater = "a drawing that is not the first answer to its request"
}

extension ControlClause {
  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    guard case .input(.answered(let id, .entry(let view), _)) = event.body else { return }
    guard let request = check.state.requests[id] else { return check.letPass(.unknownRequest) }
    guard request.kind == .control else { return }
    if check.skips(.isLater, if: request.answers != 0) { return }
    guard let tree = check.state.view(view) else { return check.letPass(.unknownView) }
    guard
      let node = tree.nodes.firstIndex(where: { $0.kind == .toggle || $0.kind == .button })
    else { return }
    switch judge(node, in: tree) {
    case .kept(let situation): check.see(situation)
    case .undecided: check.leaveUndecided()
    case .silent: break
    case .broken(let situation, let violation, let place, let comparison, let message):
      check.see(situation)
      check.violated(violation, request: id, place: place, comparing: comparison, message)
    }
  }
}
