import WidgetModel

/// A policy names a date in the future.
struct AfterInFuture: ReloadStormClause {
  enum Situation: String, ClauseWord {
    case later = "no sooner than the minimum interval"
    case sooner = "ahead, but sooner"
    case notAhead = "not ahead"
  }

  static let optional: [Situation] = [.sooner, .notAhead]

  enum Violation: String, ClauseWord {
    case notAhead = "not ahead"
    case tooSoon = "too soon"
  }

  static let clause = Clause(
    Self.self,
    id: "CR-02",
    title: "after names a date in the future",
    statement: """
      The policy `after` names a date after the timeline's request, and not repeatedly one that is \
      sooner than the platform's minimum interval.
      """,
    party: .provider,
    rule: .cr02,
    facts: [.rb31, .tl28],
    observes: Self.kinds,
    needs: [.realCode, .timelines],
    secondLook: .dates(.policy, always: false),
    advice: """
      Compute the policy's date from the request's time and place it at least some minutes ahead, \
      also in the fallback. A date that has passed requests the next reload at once.
      """
  )

  var storms = ReloadStorms<Violation>()

  func judge(_ reply: TimelineReply, _ state: ObservedState) -> Finding {
    guard case .after(let date) = reply.timeline.policy else { return .silent }
    let least = state.profile.interval(.minReloadInterval)
    // A date in the future at the request may have passed when the answer arrives. Once a day that
    // is acceptable; only if it happens repeatedly is the date too early.
    if date <= reply.arrival, date <= reply.request.wall {
      return .broken(
        .notAhead,
        .notAhead,
        comparing: Comparison(
          expected: "after a future date",
          actual: "after \(date), \(reply.arrival - date) ago"
        ),
        message:
          "the policy requests a reload after \(date), which had passed when the timeline came"
      )
    }
    guard date - reply.request.wall < least else { return .kept(.later) }
    return .suspect(
      .sooner,
      .tooSoon,
      comparing: Comparison(
        expected: "after \(least) or more",
        actual: "after \(date - reply.request.wall)",
        limit: state.limit(.minReloadInterval, since: reply.request.instant)
      ),
      message: "the policy requests a reload in \(date - reply.request.wall), sooner than \(least)"
    )
  }
}
