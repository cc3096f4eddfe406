import WidgetModel

/// Entries are in chronological order.
struct EntriesInOrder: FirstTimelineClause {
  enum Situation: String, ClauseWord {
    case later = "each date later than the one before"
    case equal = "a date equal to the one before"
    case earlier = "a date earlier than the one before"
  }

  static let optional: [Situation] = [.earlier]

  enum Violation: String, ClauseWord {
    case outOfOrder = "out of order"
  }

  static let clause = Clause(
    Self.self,
    id: "TL-18.provider",
    title: "entries are in chronological order",
    statement: "No entry of a timeline is dated before the entry that precedes it in the list.",
    level: .exception(
      .required,
      because: "the project promises chronological entries, which only a brief demands"
    ),
    party: .provider,
    facts: [.tl18],
    observes: EventKinds(.answered),
    needs: [.timelines, .severalEntries],
    advice: """
      Sort the entries by date before you return them. If the dates come from several sources, \
      merge them first, then sort.
      """
  )

  static let seededFaults = [
    SeededFault(
      .fallingDates,
      "The second entry is dated before the first.",
      faulty: { .answering(.zero + $0.interval(.minEntrySpacing), .zero) },
      nearMiss: { .answering(.zero, .zero + $0.interval(.minEntrySpacing)) }
    )
  ]

  func judge(_ reply: TimelineReply, _ check: ClauseCheck<Self>) {
    guard reply.timeline.entries.count > 1 else { return }
    guard let fall = reply.shape.firstFall else {
      return check.see(reply.shape.hasEqualDates ? .equal : .later)
    }
    check.see(.earlier)
    let entries = reply.timeline.entries
    check.violated(
      .outOfOrder,
      by: reply,
      comparing: Comparison(
        expected: "entry \(fall) dated \(entries[fall - 1].date) or later",
        actual: "entry \(fall) dated \(entries[fall].date)"
      ),
      "entry \(fall) is dated \(entries[fall - 1].date - entries[fall].date) before entry \(fall - 1)"
    )
  }
}
