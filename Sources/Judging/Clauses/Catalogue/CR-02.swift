import WidgetModel

extension Clause {
  /// A policy names a date of the future.
  static let afterInFuture = Clause(
    id: "CR-02",
    title: "after names a date of the future",
    statement: """
      The date of the policy `after` lies ahead when the timeline is delivered, and not time after time \
      sooner than the platform's least interval after the request.
      """,
    level: .recommended,
    party: .provider,
    rule: .cr02,
    facts: [.rb31],
    situations: [
      ClauseSituation("later than the least interval"),
      ClauseSituation("ahead, but sooner", isRequired: false),
      ClauseSituation("not ahead", isRequired: false),
    ],
    observes: ReloadStormChecker.observes,
    needs: [.realCode, .timelines],
    checker: {
      ReloadStormChecker { timeline, _, request, wall, state in
        guard case .after(let date) = timeline.policy else { return .silent }
        let least = state.profile.interval(.minReloadInterval)
        if date <= wall {
          return .broken(
            situation: 2,
            kind: "not ahead",
            comparing: Comparison(
              expected: "after a date that is to come",
              actual: "after \(date), \(wall - date) ago"
            ),
            message: "the policy asks after \(date), which was past when the timeline came"
          )
        }
        guard date - request.wall < least else { return .kept(situation: 0) }
        return .suspect(
          situation: 1,
          kind: "too soon",
          comparing: Comparison(
            expected: "after \(least) or more",
            actual: "after \(date - request.wall)",
            limit: state.limit(.minReloadInterval, since: request.instant)
          ),
          message: "the policy asks after \(date - request.wall), sooner than \(least)"
        )
      }
    }
  )
}
