import WidgetModel

extension Clause {
  /// A new widget is asked for a first look and then for a timeline.
  static let addedWidgetIsServed = Clause(
    id: "TL-09.runtime",
    title: "an added widget gets a first look and a timeline",
    statement: """
      After a person added a widget its code is asked for a placeholder or snapshot and then for a \
      timeline, each for the family and configuration that the person chose.
      """,
    level: .required,
    party: .runtime,
    facts: [.tl09, .tl42],
    assumptions: [.as02],
    situations: [
      ClauseSituation("the first request is a placeholder or snapshot"),
      ClauseSituation("a timeline request follows"),
      ClauseSituation("a configuration other than the default is handed over"),
    ],
    observes: EventKinds(.requested, .added, .held, .granted).union(.interruptions),
    checker: { AddedWidgetChecker() }
  )
}

private struct AddedWidgetChecker: Checker {
  private struct Progress {
    var hasLook = false
    var hasTimeline = false
    var isReported = false
  }

  private var progress: [Progress] = []

  mutating func begin(_ state: ObservedState) {
    progress = Array(repeating: Progress(), count: state.placements.count)
  }

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    state.forEachInterrupted(by: event) { check($0, state, event.instant, &tally) }
    switch event.body {
    case .input(.added(let id)):
      guard let record = state.placement(id), !record.isPresent else { return }
      progress[Int(id.number)] = Progress()
    case .effect(.requested(let id, let kind, let subject)):
      guard kind != .intent, let record = state.placement(subject.placement), record.isPresent
      else { return }
      checkSubject(subject, of: record.placement, id, at: index, &tally)
      let place = Int(subject.placement.number)
      guard kind == .timeline else {
        if !progress[place].hasLook { tally.see(0) }
        progress[place].hasLook = true
        return
      }
      if !progress[place].hasTimeline {
        check(subject.placement, state, event.instant, &tally)
        tally.see(1)
        if !progress[place].hasLook, !progress[place].isReported {
          progress[place].isReported = true
          tally.violated(
            "no first look",
            at: index,
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
      progress[place].hasTimeline = true
    default: break
    }
  }

  mutating func finish(_ state: ObservedState, _ tally: inout Tally) {
    state.forEachPlacement { check($0, state, state.now, &tally) }
  }

  private func checkSubject(
    _ subject: RequestSubject,
    of placement: Placement,
    _ id: RequestID,
    at index: Int,
    _ tally: inout Tally
  ) {
    let configuration = Int32(truncatingIfNeeded: placement.configuration)
    if subject.configuration == configuration, configuration != 0 { tally.see(2) }
    if subject.configuration != configuration {
      tally.violated(
        "configuration",
        at: index,
        placement: subject.placement,
        request: id,
        comparing: Comparison(
          expected: "configuration \(configuration)",
          actual: "configuration \(subject.configuration)"
        ),
        "configuration \(subject.configuration) was handed over, the person chose \(configuration)"
      )
    }
    if subject.family != placement.family || subject.widget != placement.widget {
      tally.violated(
        "family",
        at: index,
        placement: subject.placement,
        request: id,
        comparing: Comparison(
          expected: "widget \(placement.widget.number) in \(placement.family.rawValue)",
          actual: "widget \(subject.widget.number) in \(subject.family.rawValue)"
        ),
        """
        widget \(subject.widget.number) was asked for \(subject.family.rawValue), the person chose \
        widget \(placement.widget.number) in \(placement.family.rawValue)
        """
      )
    }
  }

  /// What is still missing although nothing stood in the way is lost or late.
  private mutating func check(
    _ id: PlacementID,
    _ state: ObservedState,
    _ now: Instant,
    _ tally: inout Tally
  ) {
    let place = Int(id.number)
    guard let record = state.placement(id), let added = record.addedInstant,
      !progress[place].isReported, !progress[place].hasLook || !progress[place].hasTimeline,
      record.hold == nil, let seen = state.seenSince(id)
    else { return }
    let wait = now - max(added, seen)
    guard wait > state.profile.interval(.servicePromise) else { return }
    progress[place].isReported = true
    tally.violated(
      "not asked",
      at: nil,
      placement: id,
      comparing: state.overdue("requested", wait, at: now),
      """
      \(wait) after the widget was added and seen, no \
      \(progress[place].hasLook ? "timeline" : "placeholder or snapshot") had been requested
      """
    )
  }
}
