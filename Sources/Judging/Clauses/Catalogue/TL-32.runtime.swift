import WidgetModel

extension Clause {
  /// A timeline of the past shows its newest entry and is over.
  static let pastTimelineShowsNewest = Clause(
    id: "TL-32.runtime",
    title: "of a timeline of the past the newest entry is shown",
    statement: """
      Of a timeline whose entries are all past, the newest entry is displayed within the service \
      promise, and with the policy `atEnd` a reload is due at once.
      """,
    level: .provisional,
    party: .runtime,
    facts: [.tl32, .tl12, .tl19],
    assumptions: [.as02],
    situations: [
      ClauseSituation("all entries past, with the policy atEnd"),
      ClauseSituation("all entries past, with another policy"),
      ClauseSituation("the last entry dated now or later"),
    ],
    observes: EventKinds(.committed, .displayed, .granted, .held, .dropped, .failed)
      .union(.interruptions),
    checker: { PastTimelineChecker() }
  )
}

private struct PastTimelineChecker: Checker {
  /// A committed timeline of which all entries were past.
  private struct Past {
    let timeline: TimelineID
    let latest: WallDate
    var isDone = false
  }

  private var past: [Past?] = []
  private var watch = PolicyWatch()

  mutating func begin(_ state: ObservedState) {
    past = Array(repeating: nil, count: state.placements.count)
    watch.begin(state)
  }

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    state.forEachWaitEnded(by: event) { check($0, event, at: index, state, &tally) }
    switch event.body {
    case .effect(.committed(let id, _, let timeline)):
      guard state.placement(id) != nil, let latest = state.shape(of: timeline)?.latest else {
        return
      }
      past[Int(id.number)] = nil
      guard latest < event.wall else { return tally.see(2) }
      past[Int(id.number)] = Past(timeline: timeline, latest: latest)
      tally.see(state.timeline(timeline)?.policy == .atEnd ? 0 : 1)
    case .effect(.displayed(let id, let display)):
      guard state.placement(id) != nil, let timeline = past[Int(id.number)],
        case .entry(timeline.timeline, let number) = display,
        let entries = state.timeline(timeline.timeline)?.entries,
        entries.indices.contains(Int(number))
      else { return }
      check(id, event, at: index, state, &tally)
      past[Int(id.number)]?.isDone = true
      let date = entries[Int(number)].date
      // A clock that was moved back may bring an entry back.
      guard date < timeline.latest, event.wall >= timeline.latest else { return }
      tally.violated(
        "older",
        at: index,
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

  mutating func finish(_ state: ObservedState, _ tally: inout Tally) {
    state.forEachPlacement { check($0, nil, at: nil, state, &tally) }
  }

  private mutating func check(
    _ id: PlacementID,
    _ event: TraceEvent?,
    at index: Int?,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    let place = Int(id.number)
    guard let record = state.placement(id), let timeline = past[place],
      let committed = record.commitInstant
    else { return }
    let now = event?.instant ?? state.now
    let since = max(committed, state.phone.firstUnlockInstant, state.phone.unlockInstant)
    if !timeline.isDone, !state.phone.isLocked,
      now - since > state.profile.interval(.servicePromise)
    {
      past[place]?.isDone = true
      tally.violated(
        "not displayed",
        at: index,
        placement: id,
        comparing: state.overdue("displayed", now - since, at: now),
        "the newest entry, dated \(timeline.latest), was not displayed in \(now - since)"
      )
    }
    guard state.timeline(timeline.timeline)?.policy == .atEnd,
      let wait = watch.overdue(id, event, state)
    else { return }
    tally.violated(
      "not asked",
      at: index,
      placement: id,
      comparing: state.overdue("reloaded", wait, at: now),
      "the policy was due at once and has not reloaded for \(wait)"
    )
  }
}
