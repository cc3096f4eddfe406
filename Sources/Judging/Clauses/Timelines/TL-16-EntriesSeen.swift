import WidgetModel

/// Entries stay long enough to be displayed at all.
struct EntriesSeen: FirstTimelineClause {
  enum Situation: String, ClauseWord {
    case atTheLeast = "at exactly the minimum time"
    case longer = "for longer"
  }

  enum Violation: String, ClauseWord {
    case tooShort = "too short"
  }

  static let clause = Clause(
    Self.self,
    id: "TL-16.provider",
    title: "entries stay long enough to be seen",
    statement: """
      Any two consecutive entries of a timeline, sorted by date, are at least the profile's \
      minimum display time apart.
      """,
    party: .provider,
    facts: [.tl16],
    observes: EventKinds(.answered),
    needs: [.timelines, .severalEntries],
    secondLook: .otherMoment(least: .minDisplayGap),
    advice: """
      A timeline cannot animate. For content that changes every second, such as a clock or a \
      countdown, use `Text` with a date style or a timer interval, which needs no entries.
      """
  )

  static let seededFaults = [
    SeededFault(
      .unseenEntries,
      "Two entries are one tick closer together than widgets were observed to show.",
      faulty: { .answering(.zero, $0.interval(.minDisplayGap) - .tick) },
      nearMiss: { .answering(.zero, $0.interval(.minDisplayGap)) }
    )
  ]

  func judge(_ reply: TimelineReply, _ check: ClauseCheck<Self>) {
    guard let spacing = reply.shape.leastSpacing else { return }
    let least = check.profile.interval(.minDisplayGap)
    if spacing >= least { check.see(spacing == least ? .atTheLeast : .longer) }
    guard spacing < least else { return }
    check.violated(
      .tooShort,
      by: reply,
      comparing: Comparison(
        expected: "entries at least \(least) apart",
        actual: "two entries \(spacing) apart",
        limit: check.state.limit(.minDisplayGap)
      ),
      "two entries are dated \(spacing) apart, less than \(least), so one may never be displayed"
    )
  }
}
