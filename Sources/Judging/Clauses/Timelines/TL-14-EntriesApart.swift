import WidgetModel

/// Entries lie a few minutes apart.
struct EntriesApart: FirstTimelineClause {
  enum Situation: String, ClauseWord {
    case atTheLeast = "at exactly the least spacing"
    case farther = "farther apart"
    case closer = "closer together"
  }

  static let optional: [Situation] = [.closer]

  enum Violation: String, ClauseWord {
    case tooClose = "too close"
  }

  static let clause = Clause(
    Self.self,
    id: "TL-14.provider",
    title: "entries lie apart",
    statement: """
      Any two entries of a timeline that are neighbours by date are dated at least the profile's \
      least spacing apart.
      """,
    level: .exception(.recommended, because: "Apple says \"about\" five minutes, as advice"),
    party: .provider,
    facts: [.tl14],
    observes: EventKinds(.answered),
    needs: [.timelines, .severalEntries],
    secondLook: .otherMoment(least: .minEntrySpacing),
    advice: """
      Make fewer entries with more time between them. For what moves by itself, such as a clock \
      or a countdown, use `Text` with a date style or a timer interval: it needs no entries.
      """
  )

  static let seededFaults = [
    SeededFault(
      .tightEntries,
      "Two entries lie one tick closer together than is advised.",
      faulty: { .answering(.zero, $0.interval(.minEntrySpacing) - .tick) },
      nearMiss: { .answering(.zero, $0.interval(.minEntrySpacing)) }
    )
  ]

  func judge(_ reply: TimelineReply, _ check: ClauseCheck<Self>) {
    guard let spacing = reply.shape.leastSpacing else { return }
    let least = check.profile.interval(.minEntrySpacing)
    check.see(spacing == least ? .atTheLeast : spacing > least ? .farther : .closer)
    guard spacing < least else { return }
    check.violated(
      .tooClose,
      by: reply,
      comparing: Comparison(
        expected: "entries \(least) apart or more",
        actual: "two entries \(spacing) apart",
        limit: check.state.limit(.minEntrySpacing)
      ),
      "two entries are dated \(spacing) apart, less than \(least)"
    )
  }
}
