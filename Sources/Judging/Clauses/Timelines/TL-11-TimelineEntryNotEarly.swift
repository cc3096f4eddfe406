import WidgetModel

/// An entry is never shown before its date.
struct TimelineEntryNotEarly: ClauseChecker {
  enum Situation: String, ClauseWord {
    case atItsDate = "shown at exactly its date"
    case afterItsDate = "shown after its date"
    case clockWentBack = "shown again; its date was reached before the clock went back"
  }

  static let optional: [Situation] = [.clockWentBack]

  enum Violation: String, ClauseWord {
    case early
  }

  enum Guard: String, ClauseWord {
    case unknownEntry = "an entry that no known timeline has"
  }

  static let clause = Clause(
    Self.self,
    id: "TL-11.runtime",
    title: "entries are not shown early",
    statement: "An entry is displayed only when the phone's clock has reached the entry's date.",
    party: .runtime,
    facts: [.tl11],
    observes: EventKinds(.displayed)
  )

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    guard case .effect(.displayed(let placement, let display)) = event.body,
      case .entry(let id, let number) = display
    else { return }
    guard let timeline = check.state.timeline(id), timeline.entries.indices.contains(Int(number))
    else { return check.letPass(.unknownEntry) }
    let date = timeline.entries[Int(number)].date
    if event.wall >= date { return check.see(event.wall == date ? .atItsDate : .afterItsDate) }
    // The date may have been reached before the clock was moved back.
    if check.state.placement(placement)?.latestWall ?? .distantPast >= date
      || check.state.expectedDisplay(of: placement, at: event.wall) == display
    {
      return check.see(.clockWentBack)
    }
    check.see(.afterItsDate)
    check.violated(
      .early,
      placement: placement,
      comparing: Comparison(
        expected: "displayed at \(date) or later",
        actual: "displayed at \(event.wall)",
        limit: Limit(date, from: event.instant, event.wall)
      ),
      "the entry dated \(date) was displayed at \(event.wall), \(date - event.wall) early"
    )
  }
}
