import WidgetModel

extension Clause {
  /// A control's value is there at once.
  static let controlInTime = Clause(
    id: "DL-05.provider",
    title: "a control's value is there within a second",
    statement: "The first answer to a request for a control's value comes within a second.",
    level: .recommended,
    party: .provider,
    facts: [.dl05, .ct13],
    assumptions: [.as08],
    situations: [
      ClauseSituation("within the time"),
      ClauseSituation("at exactly the limit", isRequired: false),
      ClauseSituation("later", isRequired: false),
    ],
    observes: EventKinds(.answered, .did),
    needs: [.realCode, .controls],
    checker: {
      OwnTimeChecker(of: .control) { reply, state, tally in
        let limit = PlatformFigures.controlDeadline
        tally.see(reply.delay < limit ? 0 : reply.delay == limit ? 1 : 2)
        guard reply.delay > limit else { return }
        tally.violated(
          "late",
          by: reply,
          comparing: Comparison(
            expected: "given within \(limit)",
            actual: "given after \(reply.delay)",
            limit: Limit(
              "\(limit)",
              .brief(.dl05),
              due: reply.request.instant + limit
            )
          ),
          "the value of a control came after \(reply.delay), later than \(limit)"
            + state.circumstances
        )
      }
    }
  )
}
