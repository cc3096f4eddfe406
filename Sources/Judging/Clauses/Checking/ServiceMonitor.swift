import WidgetModel

/// Watches that what is owed for some causes is granted before the service promise runs out.
///
/// The time counts while nothing keeps the subject from granting (AS-02). It is looked at where it
/// ends: at a grant, where something begins to stand in the way, and at the end of the run.
struct ServiceMonitor {
  /// A placed widget that has waited longer than is promised.
  struct Overdue {
    let placement: PlacementID
    let waited: Interval
  }

  /// The kinds of events at which it has to look.
  static let observes = EventKinds.interruptions.union(EventKinds(.granted, .dropped))

  /// What is owed.
  let causes: ReloadCauses
  private var isReported = PlacementTable(false)

  /// Creates a watch over what is owed for some causes.
  init(_ causes: ReloadCauses) { self.causes = causes }

  /// Prepares for another run.
  mutating func begin(_ state: ObservedState) {
    isReported.reset(count: state.placements.count)
  }

  /// Looks at an event.
  ///
  /// - Returns: The placed widgets that have waited too long, each once until it is served.
  @inline(__always)
  mutating func overdue(_ event: TraceEvent, _ state: ObservedState) -> [Overdue] {
    // At most grants none of the causes is owed, and the widget was not told of.
    if case .effect(.granted(let id, _, let charge)) = event.body, !state.mayOwe(id, causes),
      !isReported[id], charge == 0 || !state.sharesBudgets
    {
      return []
    }
    return look(event, state)
  }

  private mutating func look(_ event: TraceEvent, _ state: ObservedState) -> [Overdue] {
    var found: [Overdue] = []
    switch event.body {
    case .effect(.granted(let id, _, let charge)):
      guard isReported.contains(id) else { return found }
      if charge > 0, state.sharesBudgets {
        for other in isReported.ids { look(other, event.instant, event.wall, state, &found) }
      } else {
        look(id, event.instant, event.wall, state, &found)
      }
      settle(id)
    case .effect(.dropped(let id, _)): settle(id)
    default:
      guard let id = event.interruption else { return found }
      let wall = event.wallBefore
      if id.number < 0 {
        for other in isReported.ids { look(other, event.instant, wall, state, &found) }
      } else {
        look(id, event.instant, wall, state, &found)
        // It may be put there again, and is owed something anew.
        if case .input(.removed) = event.body { settle(id) }
      }
    }
    return found
  }

  /// Looks at the end of the run.
  ///
  /// - Returns: The placed widgets that have waited too long and were not told of before.
  mutating func overdue(atTheEndOf state: ObservedState) -> [Overdue] {
    var found: [Overdue] = []
    for id in isReported.ids { look(id, state.now, state.wall, state, &found) }
    return found
  }

  private mutating func settle(_ id: PlacementID) {
    if isReported[id] { isReported[id] = false }
  }

  private mutating func look(
    _ id: PlacementID,
    _ now: Instant,
    _ wall: WallDate,
    _ state: ObservedState,
    _ found: inout [Overdue]
  ) {
    // It can have been ready no longer than it has been owed, which is found out at once.
    guard state.mayOwe(id, causes), !isReported[id],
      let owed = state.owedSince(id, causes, now: now, wall: wall),
      state.isOverdue(since: owed, at: now),
      let ready = state.readySince(id, causes, now: now, wall: wall),
      state.isOverdue(since: ready, at: now)
    else { return }
    isReported[id] = true
    found.append(Overdue(placement: id, waited: now - ready))
  }
}
