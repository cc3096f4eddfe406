import WidgetModel

/// No drawing of an extension has views that widgets cannot show.
struct DrawingsHaveAllowedViews: ClauseChecker {
  enum Situation: String, ClauseWord {
    case allowed = "allowed views only"
    case notShown = "a view that is not shown"
    case unknown = "a view that the model does not know"
  }

  static let optional: [Situation] = [.notShown, .unknown]

  enum Violation: String, ClauseWord {
    case notShown = "not shown"
  }

  enum Guard: String, ClauseWord {
    case unknownRequest = "a drawing for an unknown request"
    case unknownView = "a drawing whose views the trace does not have"
  }

  static let clause = Clause(
    Self.self,
    id: "VW-24.view",
    title: "no drawing has scroll views, lists, videos or the like",
    statement: """
      No drawing for a placeholder, snapshot, control or Live Activity has a scroll view, list, \
      text field, video, image that loads itself, or UIKit view. VW-22 judges timelines.
      """,
    party: .view,
    facts: [.vw24, .vw22, .sd01],
    observes: EventKinds(.answered),
    needs: .realCode,
    advice: """
      Replace the view with one that can be archived, in the placeholder, the snapshot, the \
      control and each presentation of a Live Activity.
      """
  )

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    guard case .input(.answered(let id, .entry(let view), _)) = event.body else { return }
    guard let request = check.state.requests[id] else { return check.letPass(.unknownRequest) }
    guard let tree = check.state.view(view) else { return check.letPass(.unknownView) }
    if let node = tree.nodes.first(where: { $0.kind.isAllowed == false }) {
      check.see(.notShown)
      return check.violated(
        .notShown,
        placement: request.subject.placement,
        request: id,
        place: node.place,
        comparing: Comparison(expected: "views that widgets show", actual: "\(node.kind.rawValue)"),
        """
        a drawing for a \(request.kind.rawValue) request has a view of the kind \
        \(node.kind.rawValue)
        """
      )
    }
    let isKnown = tree.nodes.allSatisfy { $0.kind.isAllowed != nil }
    check.see(isKnown ? .allowed : .unknown)
    if !isKnown { check.leaveUndecided() }
  }
}
