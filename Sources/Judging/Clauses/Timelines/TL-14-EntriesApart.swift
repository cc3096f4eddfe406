import WidgetModel

/// Entries are a few minutes apart.
struct EntriesApart: FirstTimelineClause {
  enum Situation: String, ClauseWord {
    case atTheLeast = "at exactly the minimum spacing"
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
    title: "entries are spaced out",
    statement: """
      Any two consecutive entries of a timeline, sorted by date, are at least the profile's \
      minimum spacing apart.
      """,
    level: .exception(.recommended, because: "Apple says \"about\" five minutes, as advice"),
    party: .provider,
    facts: [.tl14],
    observes: EventKinds(.answered),
    needs: [.timelines, .severalEntries],
    secondLook: .otherMoment(least: .minEntrySpacing),
    advice: """
      Create fewer entries with more time between them. For content that moves by itself, such as \
      a clock or a countdown, use `Text` with a date style or a timer interval, which needs no \
      entries.
      """
  )

  static let seededFaults = [
    SeededFault(
      .tightEntries,
      "Two entries are one tick closer together than advised.",
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
        expected: "entries at least \(least) apart",
        actual: "two entries \(spacing) apart",
        limit: check.state.limit(.minEntrySpacing)
      ),
      "two entries are dated \(spacing) apart, less than \(least)"
    )
  }
}
