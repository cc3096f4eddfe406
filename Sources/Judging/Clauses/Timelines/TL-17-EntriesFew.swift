import WidgetModel

/// A timeline has no more entries than advised.
struct EntriesFew: FirstTimelineClause {
  enum Situation: String, ClauseWord {
    case fewer = "fewer entries than advised"
    case exactlyAsMany = "exactly as many as advised"
    case more = "more than advised"
  }

  static let optional: [Situation] = [.exactlyAsMany, .more]

  enum Violation: String, ClauseWord {
    case tooMany = "too many"
  }

  static let clause = Clause(
    Self.self,
    id: "TL-17.provider",
    title: "a timeline has few entries",
    statement: "A timeline has no more entries than the profile advises.",
    party: .provider,
    facts: [.tl17, .dl10],
    observes: EventKinds(.answered),
    needs: .timelines,
    advice: """
      Create entries only for dates at which something changes, and end the timeline after a few \
      hours with the policy `.atEnd`.
      """
  )

  static let seededFaults = [
    SeededFault(
      .manyEntries,
      "The timeline has one entry more than advised.",
      faulty: { crowd($0[.advisedEntries] + 1, $0) },
      nearMiss: { crowd($0[.advisedEntries], $0) }
    )
  ]

  private static func crowd(_ count: Int64, _ profile: Profile) -> Widget {
    var widget = Widget.answering()
    let spacing = profile.interval(.minEntrySpacing)
    widget.timelines[0].answers[0].entries = (0..<max(0, count)).map { number in
      var entry = ScriptedEntry()
      entry.offset = spacing * number
      return entry
    }
    return widget
  }

  func judge(_ reply: TimelineReply, _ check: ClauseCheck<Self>) {
    let count = Int64(reply.timeline.entries.count)
    let most = check.profile[.advisedEntries]
    check.see(count < most ? .fewer : count == most ? .exactlyAsMany : .more)
    guard count > most else { return }
    check.violated(
      .tooMany,
      by: reply,
      comparing: Comparison(
        expected: "at most \(amount(most, "entry", "entries"))",
        actual: "\(amount(count, "entry", "entries"))",
        limit: check.state.limit(.advisedEntries)
      ),
      "the timeline has \(amount(count, "entry", "entries")), more than the \(most) advised"
    )
  }
}
