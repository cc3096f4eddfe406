import WidgetModel

extension Clause {
  /// A completion handler is called when the work is done.
  static let completionNotEarly = Clause(
    id: "CR-05",
    title: "a completion is not called too early",
    statement: """
      A request is completed after the work that was begun for it, such as a download, is over; \
      what comes later is lost.
      """,
    level: .recommended,
    party: .provider,
    rule: .cr05,
    situations: [
      ClauseSituation("completed after its work"),
      ClauseSituation("completed before", isRequired: false),
    ],
    observes: SideEffectChecker.observes,
    needs: [.realCode, .timelines],
    checker: {
      SideEffectChecker(of: [.timeline, .snapshot]) { sideEffect, _, state in
        guard sideEffect.kind == .answeredEarly else { return .silent }
        return .broken(
          situation: 1,
          kind: "too early",
          comparing: Comparison(expected: "completed when all is done", actual: "completed before"),
          message: "the request was completed before this was over: \(sideEffect.text)"
            + state.circumstances
        )
      }
    }
  )
}
