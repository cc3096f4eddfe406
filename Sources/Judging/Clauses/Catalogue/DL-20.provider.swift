import WidgetModel

extension Clause {
  /// A timeline's archive stays within its size.
  static let archiveWithinLimit = Clause(
    id: "DL-20.provider",
    title: "the archive stays within the limit",
    statement: """
      The archive of a timeline that is the first answer to a request is no larger than the profile \
      allows, inclusively.
      """,
    level: .recommended,
    party: .provider,
    facts: [.dl20, .dl21],
    situations: [
      ClauseSituation("within the limit"),
      ClauseSituation("at exactly the limit", isRequired: false),
      ClauseSituation("over the limit", isRequired: false),
    ],
    observes: EventKinds(.answered),
    needs: .timelines,
    checker: {
      FirstTimelineChecker { reply, state, tally in
        let size = reply.timeline.archiveSize
        let limit = state.profile[.archiveByteLimit]
        tally.see(size < limit ? 0 : size == limit ? 1 : 2)
        guard size > limit else { return }
        tally.violated(
          "too large",
          by: reply,
          comparing: Comparison(
            expected: "at most \(amount(limit, "byte"))",
            actual: "\(amount(size, "byte"))",
            limit: state.limit(.archiveByteLimit)
          ),
          "the archive has \(amount(size, "byte")), more than \(limit)"
        )
      }
    }
  )
}
