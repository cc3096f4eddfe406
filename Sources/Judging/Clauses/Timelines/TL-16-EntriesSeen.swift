import WidgetModel

/// Entries stay long enough to be displayed at all.
struct EntriesSeen: FirstTimelineClause {
  enum Situation: String, ClauseWord {
    case atTheLeast = "at exactly the least time"
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
      Any two entries of a timeline that are neighbours by date are dated no closer together than the profile's least \
      time of display, below which a widget was seen not to show one of them.
      """,
    party: .provider,
    facts: [.tl16],
    observes: EventKinds(.answered),
    needs: [.timelines, .severalEntries],
    secondLook: .otherMoment(least: .minDisplayGap),
    advice: """
      A timeline cannot animate. For what changes by the second, such as a clock or a countdown, use `Text` with a \
      date style or a timer interval: it needs no entries.
      """
  )

  static let seededFaults = [
    SeededFault(
      .unseenEntries,
      "Two entries lie one tick closer together than a widget was seen to show.",
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
        expected: "entries \(least) apart or more",
        actual: "two entries \(spacing) apart",
        limit: check.state.limit(.minDisplayGap)
      ),
      "two entries are dated \(spacing) apart: of less than \(least) one may never be displayed"
    )
  }
}
