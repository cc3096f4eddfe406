import WidgetModel

/// Checks that reloads owed for some causes are granted before the service promise runs out.
///
/// The time counts while nothing prevents a grant (AS-02), so the monitor looks at grants, at the
/// start of obstacles, and at the end of the run.
struct ServiceMonitor {
  /// A placed widget that has waited longer than promised.
  struct Overdue {
    let placement: PlacementID
    let waited: Interval
  }

  /// The kinds of events that it has to see.
  static let observes = EventKinds.interruptions.union(EventKinds(.granted, .dropped))

  let causes: ReloadCauses
  private var isReported = PlacementTable(false)

  init(_ causes: ReloadCauses) { self.causes = causes }

  mutating func begin(_ state: ObservedState) {
    isReported.reset(count: state.placements.count)
  }

  /// Handles an event; returns the placed widgets that waited too long, each once until served.
  @inline(__always)
  mutating func overdue(_ event: TraceEvent, _ state: ObservedState) -> [Overdue] {
    // The fast path: most grants concern none of the causes, and the widget was not reported.
    if case .effect(.granted(let id, _, let charge)) = event.body, !state.owed.mayOwe(id, causes),
      !isReported[id], charge == 0 || !state.sharesBudgets
    {
      return []
    }
    return collectOverdue(event, state)
  }

  private mutating func collectOverdue(_ event: TraceEvent, _ state: ObservedState) -> [Overdue] {
    var found: [Overdue] = []
    switch event.body {
    case .effect(.granted(let id, _, let charge)):
      guard isReported.contains(id) else { return found }
      if charge > 0, state.sharesBudgets {
        for other in isReported.ids {
          appendIfOverdue(other, event.instant, event.wall, state, &found)
        }
      } else {
        appendIfOverdue(id, event.instant, event.wall, state, &found)
      }
      stopWaiting(for: id)
    case .effect(.dropped(let id, _)): stopWaiting(for: id)
    default:
      guard let id = event.interruption else { return found }
      let wall = event.wallBefore
      if id.number < 0 {
        for other in isReported.ids { appendIfOverdue(other, event.instant, wall, state, &found) }
      } else {
        appendIfOverdue(id, event.instant, wall, state, &found)
        // It may be added again, and is then owed a reload again.
        if case .input(.removed) = event.body { stopWaiting(for: id) }
      }
    }
    return found
  }

  /// Handles the end of the run; returns the placed widgets that waited too long unreported.
  mutating func overdue(atTheEndOf state: ObservedState) -> [Overdue] {
    var found: [Overdue] = []
    for id in isReported.ids { appendIfOverdue(id, state.now, state.wall, state, &found) }
    return found
  }

  private mutating func stopWaiting(for id: PlacementID) {
    if isReported[id] { isReported[id] = false }
  }

  private mutating func appendIfOverdue(
    _ id: PlacementID,
    _ now: Instant,
    _ wall: WallDate,
    _ state: ObservedState,
    _ found: inout [Overdue]
  ) {
    // Cheap test first: a reload cannot have been ready longer than it has been owed.
    guard state.owed.mayOwe(id, causes), !isReported[id],
      let owed = state.reloads.owedSince(id, causes, now: now, wall: wall),
      state.isOverdue(since: owed, at: now),
      let ready = state.reloads.readySince(id, causes, now: now, wall: wall),
      state.isOverdue(since: ready, at: now)
    else { return }
    isReported[id] = true
    found.append(Overdue(placement: id, waited: now - ready))
  }
}
