import WidgetModel

/// A new widget gets a first look and then a timeline.
struct AddedWidgetIsServed: ClauseChecker {
  enum Situation: String, ClauseWord {
    case firstLook = "the first request is a placeholder or snapshot"
    case timelineFollows = "a timeline request follows"
    case otherConfiguration = "a configuration other than the default is passed"
  }

  enum Violation: String, ClauseWord {
    case noFirstLook = "no first look"
    case configuration
    case family
    case notAsked = "not asked"
  }

  enum Guard: String, ClauseWord {
    case isGone = "a request for a widget that is not placed"
    case isUnseen = "a missing first request while the widget is out of sight"
    case isHeld = "a missing first request while the runtime holds the reload"
    case isDropped = "a missing first timeline whose reload was dropped for lack of budget"
  }

  static let clause = Clause(
    Self.self,
    id: "TL-09.runtime",
    title: "an added widget gets a first look and a timeline",
    statement: """
      After a person adds a widget, the runtime requests a placeholder or snapshot and then a \
      timeline, each for the family and configuration that the person chose.
      """,
    party: .runtime,
    facts: [.tl09, .tl42],
    assumptions: [.as02],
    observes: EventKinds(.requested, .added, .held, .granted, .dropped).union(.interruptions)
  )

  private struct Progress {
    var hasLook = false
    var hasTimeline = false
    /// True if the reload was dropped for lack of budget, after which nothing asks again (X-06).
    var isDropped = false
    /// The end of the last hold.
    var granted = Instant.start
    var isReported = false
  }

  private var progress = PlacementTable(Progress())

  mutating func begin(_ state: ObservedState) {
    progress.reset(count: state.placements.count)
  }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    check.state.forEachInterrupted(by: event) { examine($0, event.instant, check) }
    switch event.body {
    case .input(.added(let id)):
      guard let record = check.state.placement(id), !record.isPresent else { return }
      progress[id] = Progress()
    case .effect(.granted(let id, _, _)):
      // The service promise starts again when a hold ends.
      if check.state.placement(id)?.hold != nil { progress[id].granted = event.instant }
    case .effect(.dropped(let id, let causes)) where causes.contains(.added):
      progress[id].isDropped = true
    case .effect(.requested(let id, let kind, let subject)):
      // Intents follow taps, and gallery requests have no placement: neither serves a new widget.
      guard kind != .intent, subject.placement.number >= 0 else { return }
      guard let record = check.state.placement(subject.placement) else {
        return check.letPass(.isGone)
      }
      // TL-01 judges a request for a widget that is gone.
      if check.skips(.isGone, if: !record.isPresent) { return }
      checkSubject(subject, of: record.placement, id, check)
      let placed = subject.placement
      guard kind == .timeline else {
        if !progress[placed].hasLook { check.see(.firstLook) }
        progress[placed].hasLook = true
        return
      }
      if !progress[placed].hasTimeline {
        examine(subject.placement, event.instant, check)
        check.see(.timelineFollows)
        if !progress[placed].hasLook, !progress[placed].isReported {
          progress[placed].isReported = true
          check.violated(
            .noFirstLook,
            placement: subject.placement,
            request: id,
            comparing: Comparison(
              expected: "a placeholder or snapshot first",
              actual: "a timeline first"
            ),
            "a timeline was requested before any placeholder or snapshot"
          )
        }
      }
      progress[placed].hasTimeline = true
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) {
    check.state.forEachPlacement { examine($0, check.now, check) }
  }

  private func checkSubject(
    _ subject: RequestSubject,
    of placement: Placement,
    _ id: RequestID,
    _ check: ClauseCheck<Self>
  ) {
    let configuration = Int32(truncatingIfNeeded: placement.configuration)
    if subject.configuration == configuration, configuration != 0 { check.see(.otherConfiguration) }
    if subject.configuration != configuration {
      check.violated(
        .configuration,
        placement: subject.placement,
        request: id,
        comparing: Comparison(
          expected: "configuration \(configuration)",
          actual: "configuration \(subject.configuration)"
        ),
        "configuration \(subject.configuration) was passed, but the person chose \(configuration)"
      )
    }
    if subject.family != placement.family || subject.widget != placement.widget {
      check.violated(
        .family,
        placement: subject.placement,
        request: id,
        comparing: Comparison(
          expected: "widget \(placement.widget.number) in \(placement.family.rawValue)",
          actual: "widget \(subject.widget.number) in \(subject.family.rawValue)"
        ),
        """
        widget \(subject.widget.number) was requested in \(subject.family.rawValue), but the \
        person chose widget \(placement.widget.number) in \(placement.family.rawValue)
        """
      )
    }
  }

  /// Reports requests that are missing although nothing prevented them.
  private mutating func examine(
    _ id: PlacementID,
    _ now: Instant,
    _ check: ClauseCheck<Self>
  ) {
    guard let record = check.state.placement(id), let added = record.addedInstant,
      !progress[id].isReported, !progress[id].hasLook || !progress[id].hasTimeline
    else { return }
    let seen = check.state.seenSince(id)
    // The promise runs from the last moment at which something stopped the runtime from asking.
    let wait = now - max(added, seen ?? .start, progress[id].granted)
    guard wait > check.profile.interval(.servicePromise) else { return }
    // Reloads wait while nobody sees the widget (RB-10), and while the runtime holds them (RB-09).
    if check.skips(.isUnseen, if: seen == nil) { return }
    if check.skips(.isHeld, if: record.hold != nil) { return }
    // A dropped reload takes the timeline with it (X-06), but not the first look.
    let isDropped = progress[id].hasLook && progress[id].isDropped
    if check.skips(.isDropped, if: isDropped) { return }
    progress[id].isReported = true
    check.violated(
      .notAsked,
      placement: id,
      comparing: check.state.overdue("requested", wait, at: now),
      """
      \(wait) after the widget was added and seen, no \
      \(progress[id].hasLook ? "timeline" : "placeholder or snapshot") had been requested
      """
    )
  }
}
