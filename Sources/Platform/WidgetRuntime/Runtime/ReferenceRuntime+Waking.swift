import WidgetModel

extension ReferenceRuntime {
  /// Handles everything due at the present instant: timeouts, entries, policies, retries and
  /// grants.
  ///
  /// Each phase visits the placements in order. It visits only those that an input touched or whose
  /// time has come; a wish may be too early, but never too late.
  mutating func serveWhatIsDue(_ effects: inout [Effect]) {
    if nextDeadline <= core.now { giveUpLateRequests(&effects) }
    // Widgets first: contexts show what widgets and activities display after this step.
    serveWidgets(&effects)
    serveActivities(&effects)
    serveContexts(&effects)
    serveControls(&effects)
  }

  private mutating func serveWidgets(_ effects: inout [Effect]) {
    guard earliestWish <= core.now else { return }
    due.removeFew()
    earliestWish = .never
    for id in wishes.ids {
      let wish = wishes[id]
      if wish <= core.now {
        due.append(id)
      } else if wish < earliestWish {
        earliestWish = wish
      }
    }
    // By index: a loop over the array itself would retain it while the phases change the runtime.
    for place in due.indices { switchEntries(of: due[place], &effects) }
    for place in due.indices { askForPolicy(of: due[place]) }
    for place in due.indices { askForRetry(of: due[place]) }
    for place in due.indices { grant(due[place], &effects) }
    for place in due.indices {
      let wish = nextWish(of: due[place])
      wishes[due[place]] = wish
      if wish < earliestWish { earliestWish = wish }
    }
  }

  /// Makes the runtime visit a placement again before time passes.
  mutating func touch(_ id: PlacementID) {
    // A placement that is already due is among those that are visited.
    if wishes[id] > core.now { earliestWish = .start }
    wishes[id] = .start
  }

  /// Makes the runtime visit every placement again before time passes.
  mutating func touchAll() {
    for id in wishes.ids { touch(id) }
  }

  /// Returns the instant at which time alone may next change something for a placement.
  private mutating func nextWish(of id: PlacementID) -> Instant {
    guard core.placements[id].isPlaced else { return .never }
    var wish = Instant.never
    if let moment = core.placements[id].shown.next {
      wish = min(wish, firstInstant(of: moment.date, .entryReached))
    }
    if core.placements[id].waiting.timeline != nil,
      let moment = core.placements[id].waiting.next
    {
      wish = min(wish, firstInstant(of: moment.date, .entryReached))
    }
    if let date = core.placements[id].policy {
      wish = min(wish, firstInstant(of: date, .policyReached))
    }
    if let instant = core.placements[id].retry {
      wish = min(wish, firstInstant(at: instant, .retryReached, with: instant.microseconds))
    }
    return min(wish, nextPermission(of: id))
  }

  func firstInstant(of date: WallDate, _ comparison: BoundaryComparison) -> Instant {
    firstInstant(at: core.phone.instant(of: date), comparison, with: date.microseconds)
  }
}
