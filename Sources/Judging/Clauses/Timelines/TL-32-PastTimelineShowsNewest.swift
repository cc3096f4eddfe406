import WidgetModel

/// A past timeline shows its newest entry and is over.
struct PastTimelineShowsNewest: ClauseChecker {
  enum Situation: String, ClauseWord {
    case withAtEnd = "all entries past, with the policy atEnd"
    case withAnotherPolicy = "all entries past, with another policy"
    case lastNowOrLater = "the last entry dated now or later"
  }

  enum Violation: String, ClauseWord {
    case older
    case notDisplayed = "not displayed"
    case notAsked = "not asked"
  }

  enum Guard: String, ClauseWord {
    case isClockBack = "an older entry displayed after the clock was moved back"
    case isLocked = "the newest entry not displayed while the phone is locked"
  }

  static let clause = Clause(
    Self.self,
    id: "TL-32.runtime",
    title: "a past timeline shows its newest entry",
    statement: """
      If all entries of a timeline are in the past, the newest one is displayed within the service \
      promise, and with the policy `atEnd` a reload is due at once.
      """,
    party: .runtime,
    facts: [.tl32, .tl12, .tl19],
    assumptions: [.as02],
    observes: EventKinds(.committed, .displayed, .granted, .held, .dropped, .failed)
      .union(.interruptions)
  )

  /// A committed timeline whose entries were all past.
  private struct Past {
    let timeline: TimelineID
    let latest: WallDate
    var isDone = false
  }

  private var past = PlacementTable<Past?>(nil)
  private var watch = PolicyMonitor()

  mutating func begin(_ state: ObservedState) {
    past.reset(count: state.placements.count)
    watch.begin(state)
  }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    check.state.forEachWaitEnded(by: event) { examine($0, event, check) }
    switch event.body {
    case .input(.removed(let id)): past[id] = nil
    case .effect(.committed(let id, _, let timeline)):
      guard check.state.placement(id) != nil, let latest = check.state.shape(of: timeline)?.latest
      else {
        return
      }
      past[id] = nil
      guard latest < event.wall else { return check.see(.lastNowOrLater) }
      past[id] = Past(timeline: timeline, latest: latest)
      check.see(check.state.shape(of: timeline)?.policy == .atEnd ? .withAtEnd : .withAnotherPolicy)
    case .effect(.displayed(let id, let display)):
      guard check.state.placement(id) != nil, let timeline = past[id],
        case .entry(timeline.timeline, let number) = display,
        let entries = check.state.timeline(timeline.timeline)?.entries,
        entries.indices.contains(Int(number))
      else { return }
      examine(id, event, check)
      past[id]?.isDone = true
      let date = entries[Int(number)].date
      guard date < timeline.latest else { return }
      if check.skips(.isClockBack, if: event.wall < timeline.latest) { return }
      check.violated(
        .older,
        placement: id,
        comparing: Comparison(
          expected: "the entry dated \(timeline.latest)",
          actual: "the entry dated \(date)"
        ),
        "the entry dated \(date) was displayed although the newest is dated \(timeline.latest)"
      )
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) {
    check.state.forEachPlacement { examine($0, nil, check) }
  }

  private mutating func examine(
    _ id: PlacementID,
    _ event: TraceEvent?,
    _ check: ClauseCheck<Self>
  ) {
    guard let record = check.state.placement(id), let timeline = past[id],
      let committed = record.commitInstant
    else { return }
    let now = event?.instant ?? check.now
    let since = max(
      committed,
      check.state.phone.firstUnlockInstant,
      check.state.phone.unlockInstant
    )
    if !timeline.isDone, check.state.isOverdue(since: since, at: now),
      !check.skips(.isLocked, if: check.state.phone.isLocked)
    {
      past[id]?.isDone = true
      check.violated(
        .notDisplayed,
        placement: id,
        comparing: check.state.overdue("displayed", now - since, at: now),
        "the newest entry, dated \(timeline.latest), was not displayed in \(now - since)"
      )
    }
    guard check.state.shape(of: timeline.timeline)?.policy == .atEnd,
      let wait = watch.overdue(id, event, check.state)
    else { return }
    check.violated(
      .notAsked,
      placement: id,
      comparing: check.state.overdue("reloaded", wait, at: now),
      "the policy was due at once and has not reloaded for \(wait)"
    )
  }
}
