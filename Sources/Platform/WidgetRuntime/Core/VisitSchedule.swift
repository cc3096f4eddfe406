import WidgetModel

/// The schedule of the placements: a step visits only those touched or due.
///
/// A visit may be too early, but never too late.
struct VisitSchedule {
  /// The instant of each placement's next visit; ``Instant/start`` means the next step.
  private var wishes = PlacementTable(Instant.never)

  private(set) var earliest = Instant.never

  /// Makes a schedule for a number of placements that are not visited.
  mutating func reset(count: Int) {
    wishes.reset(count: count)
    earliest = .never
  }

  mutating func touch(_ id: PlacementID, at now: Instant) {
    // A placement that is already due is among those that are visited.
    if wishes[id] > now { earliest = .start }
    wishes[id] = .start
  }

  mutating func touchAll(at now: Instant) {
    for id in wishes.ids { touch(id, at: now) }
  }

  /// Lists the placements to visit; each needs its next visit afterward.
  mutating func listDue(at now: Instant, in due: inout [PlacementID]) {
    due.removeFew()
    earliest = .never
    for id in wishes.ids {
      let wish = wishes[id]
      if wish <= now {
        due.append(id)
      } else if wish < earliest {
        earliest = wish
      }
    }
  }

  mutating func visit(_ id: PlacementID, at instant: Instant) {
    wishes[id] = instant
    if instant < earliest { earliest = instant }
  }
}
