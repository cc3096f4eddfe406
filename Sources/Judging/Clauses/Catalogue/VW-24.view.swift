import WidgetModel

extension Clause {
  /// No drawing of an extension has views that widgets cannot show.
  static let drawingsHaveAllowedViews = Clause(
    id: "VW-24.view",
    title: "no drawing has scroll views, lists, videos or the like",
    statement: """
      The drawings for placeholders, snapshots, controls and Live Activities have no scroll view, \
      list, text input, video, image that loads itself, or view of UIKit; for timelines VW-22 says \
      so.
      """,
    level: .required,
    party: .view,
    facts: [.vw24, .vw22],
    situations: [
      ClauseSituation("allowed views only"),
      ClauseSituation("a view that is not shown", isRequired: false),
      ClauseSituation("a view that the model does not know", isRequired: false),
    ],
    observes: EventKinds(.answered),
    needs: .realCode,
    checker: { DrawingChecker() }
  )
}

private struct DrawingChecker: Checker {
  mutating func begin(_ state: ObservedState) {}

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    guard case .input(.answered(let id, .entry(let view), _)) = event.body,
      let request = state.requests[id], let tree = state.view(view)
    else { return }
    if let node = tree.nodes.first(where: { $0.kind.isAllowed == false }) {
      tally.see(1)
      return tally.violated(
        "not shown",
        at: index,
        placement: request.subject.placement,
        request: id,
        place: node.place,
        comparing: Comparison(expected: "views that widgets show", actual: "\(node.kind.rawValue)"),
        "a drawing for a \(request.kind.rawValue) has a view of the kind \(node.kind.rawValue)"
      )
    }
    let isKnown = tree.nodes.allSatisfy { $0.kind.isAllowed != nil }
    tally.see(isKnown ? 0 : 2)
    if !isKnown { tally.leaveUndecided() }
  }
}
